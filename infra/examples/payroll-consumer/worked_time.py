"""The working time of closed months per person, and what was found different since."""

from kadro.attendance.v1 import attendance_pb2
from topic import messages

TOPIC = "kadro.attendance.v1"
PREFIX = "attendance.v1."
FIGURES = ["worked", "overtime", "missing", "leave"]
COLUMNS = ["organization", "person", "month", "date", "cause", *FIGURES]


def minutes_of(minutes):
    return [getattr(minutes, figure) for figure in FIGURES]


def month_of(said, month, organization):
    """What is paid with a month: its days as they were closed, and the differences of earlier months, each for its day."""
    read = list(said)
    closed = {
        (where, period.person_id, period.period_id): ["", "CLOSED", *minutes_of(period.sums)]
        for where, _, period in messages(read, PREFIX, attendance_pb2, "period")
        if period.month == month
    }
    differences = {
        (where, one.person_id, one.id): (one.month, [one.date, one.cause, *minutes_of(one.change)])
        for where, _, one in messages(read, PREFIX, attendance_pb2, "difference")
        if one.payable_in == month
    }
    rows = [[where, person, month, *row] for (where, person, _), row in closed.items()]
    rows += [[where, person, of, *row] for (where, person, _), (of, row) in differences.items()]
    return sorted(row for row in rows if organization in (None, row[0]))
