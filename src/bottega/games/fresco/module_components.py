"""The printed matter of modules 4 to 17: its chapters, and what would contradict the rulebook's own numbers."""

from __future__ import annotations

import msgspec

# Module 4: The Wishing Well


# End of module 4

# Module 5: The Gold Leaf


# End of module 5

# Module 6: The Glaziers


# End of module 6

# Module 7: The Scrolls


# End of module 7

# Module 8: The Bells


# End of module 8

# Module 9: The Wall Fresco


# End of module 9

# Module 10: The Medico


# End of module 10

# Module 11: The Bishop's Favors


# End of module 11

# Module 12: The Dames


# End of module 12

# Module 13: The Catacombs


# End of module 13

# Module 14: The Pews


# End of module 14

# Module 15: The Dome


# End of module 15

# Module 16: The Black Market


# End of module 16

# Module 17: The Painters Guild


# End of module 17


class ModuleComponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What modules 4 to 17 bring."""

    # Module 4: The Wishing Well

    # Module 5: The Gold Leaf

    # Module 6: The Glaziers

    # Module 7: The Scrolls

    # Module 8: The Bells

    # Module 9: The Wall Fresco

    # Module 10: The Medico

    # Module 11: The Bishop's Favors

    # Module 12: The Dames

    # Module 13: The Catacombs

    # Module 14: The Pews

    # Module 15: The Dome

    # Module 16: The Black Market

    # Module 17: The Painters Guild


def module_faults(components: ModuleComponents) -> list[str]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    return [
        # Module 4: The Wishing Well
        #
        # Module 5: The Gold Leaf
        #
        # Module 6: The Glaziers
        #
        # Module 7: The Scrolls
        #
        # Module 8: The Bells
        #
        # Module 9: The Wall Fresco
        #
        # Module 10: The Medico
        #
        # Module 11: The Bishop's Favors
        #
        # Module 12: The Dames
        #
        # Module 13: The Catacombs
        #
        # Module 14: The Pews
        #
        # Module 15: The Dome
        #
        # Module 16: The Black Market
        #
        # Module 17: The Painters Guild
        #
    ]
