"""Who comes in, and how: guests, accounts, and tokens for programs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bottega.core.records import Time

LONGEST_NAME = 20
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 256

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Password = Annotated[str, msgspec.Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Language = Annotated[str, msgspec.Meta(max_length=16)]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes in with no more than a name."""

    name: Name
    language: Language = ""


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to keep the name. A guest who asks for this keeps all games."""

    name: Name
    password: Password


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who has an account comes in."""

    name: Name
    password: Annotated[str, msgspec.Meta(max_length=LONGEST_PASSWORD)]


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody changes about themselves: what is left out stays."""

    name: Name | None = None
    language: Language | None = None


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password. All other devices must come in again; tokens stay."""

    old: Annotated[str, msgspec.Meta(max_length=LONGEST_PASSWORD)]
    new: Password


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks. `language` is "" for the one that the browser asks for."""

    id: str
    name: str
    is_guest: bool
    language: str


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a program that plays in somebody's name: what it is called."""

    name: Name


class TokenInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A token as it is listed: the token itself is told only once."""

    id: str
    name: str
    created: Time
    used: Time | None


class MadeToken(msgspec.Struct, frozen=True):
    """A new token. It is not kept, and can't be told again."""

    token: str
    info: TokenInfo
