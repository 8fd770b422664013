"""Names and tokens: what people are called, and what nobody can guess."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from bottega.core.errors import BadInput
from bottega.protocol.people import LONGEST_NAME as LONGEST
from bottega.sitting.seats import LONGEST_NAME, shortened

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""What ids are made of: nothing that looks like something else."""
TABLE_LETTERS: Final = 17
"""A table's address lets one in, so it has 84 bits."""
USER_LETTERS: Final = 12


def new_id(letters: int) -> str:
    """An id that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def new_token() -> str:
    """A secret of 256 bits, as text."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is kept of a token: from it the token can't be found."""
    return blake2b(token.encode(), digest_size=32, person=b"bottega token").hexdigest()


def printable_name(name: str, most: int = LONGEST) -> str:
    """A name in one line that can be shown; BadInput if it can't. What is composed anew may have grown."""
    tidy = _in_one_line(unicodedata.normalize("NFC", name))
    if not tidy or not tidy.isprintable():
        raise BadInput("name-unprintable", name=tidy.encode("unicode_escape").decode())
    if len(tidy) > most:
        raise BadInput("name-too-long", name=shortened(tidy), most=most)
    return tidy


def folded(name: str) -> str:
    """The name of an account, however it is written.

    >>> folded(" ADA  Lovelace") == folded("Ａda lovelace")
    True
    """
    small = unicodedata.normalize("NFKC", name).casefold()
    return _in_one_line(unicodedata.normalize("NFKC", small))


def _in_one_line(text: str) -> str:
    return " ".join(text.split())


def unlike(name: str, others: Sequence[str]) -> str:
    """A name for a seat that no other has: short enough, and with a number behind it if it must.

    >>> unlike("Ada", ["Ada", "Ben"])
    'Ada 2'
    """
    short = name[:LONGEST_NAME].strip()
    numbered = (f"{short[: LONGEST_NAME - 2].strip()} {number}" for number in range(2, 10))
    return next(each for each in (short, *numbered) if each not in others)
