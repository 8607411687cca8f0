"""The numbers of nets and searches, with names."""

from typing import Final

HIDDEN: Final = 64  # width of a net's first layer ...
SECOND: Final = 32  # ... and of its second
OUTPUTS: Final = 8  # for each seat, the viewer first: winning, then the margin
REST: Final = HIDDEN + (HIDDEN + 1) * SECOND + (SECOND + 1) * OUTPUTS  # weights of all but the columns

CLEAR_LEAD: Final = 20  # points ahead that count as a clear win
HOPE: Final = 8  # estimated points that make winning e times as likely

FEW: Final = 12  # follow a choice further only if it has no more options than this
SMALL_STEPS: Final = 4  # actions that start in small steps what others do in one

PATH: Final = 512  # nodes from the root to a leaf
NODE_TOTALS: Final = 4  # of each node: what it was worth, by seat
SPARE_NODES: Final = 4096  # room that one iteration can use
UNSEEN: Final = -1  # the seat of a node where nobody has decided yet
NO_NODE: Final = -1
LANE_OF: Final = -2  # - seat: the action that leads to the branch of a seat

TALLY: Final = 9  # numbers the coach sums up for each option, over all iterations that tried it:
TALLY_VISITS: Final = 0  # how many these were,
TALLY_CHANCES: Final = 1  # the chances to win, by seat,
TALLY_CHANCE_SQUARES: Final = 5  # and for the searcher: the squares of its own,
TALLY_LEAD: Final = 6  # its lead,
TALLY_LEAD_SQUARES: Final = 7  # the squares of that,
TALLY_PLACE: Final = 8  # and its place
LARGEST_LEAD: Final = 99  # points; more counts as that many
