"""What a payroll needs of a month, from the messages of Kadro: approved leave, or working time."""

import argparse
import csv
import re
import sys
from collections import defaultdict
from fractions import Fraction

import worked_time
from confluent_kafka import KafkaException
from kadro.leave.v1 import leave_pb2
from topic import messages, records

TOPIC = "kadro.leave.v1"
PREFIX = "leave.v1."
# What each part of a day is worth; hours are worth their minutes of the day's minutes.
QUARTERS = {
    "FULL": 4,
    "FIRST_HALF": 2,
    "SECOND_HALF": 2,
    "FIRST_QUARTER": 1,
    "SECOND_QUARTER": 1,
    "THIRD_QUARTER": 1,
    "FOURTH_QUARTER": 1,
}
COLUMNS = ["organization", "person", "leave", "days", "minutes"]


def newest_leaves(said):
    """(organization, leave) of each request as it is now: older revisions are ignored."""
    newest = {}
    for organization, revision, leave in messages(said, PREFIX, leave_pb2, "leave"):
        key = (organization, leave.id)
        if key not in newest or newest[key][0] < revision:
            newest[key] = (revision, leave)
    return [(organization, leave) for (organization, _), (_, leave) in newest.items()]


def days_of(day):
    """What a day of a leave costs, in days; nothing where it is a holiday or a day off."""
    if day.kind != leave_pb2.DayKind.ON_LEAVE:
        return Fraction(0)
    part = leave_pb2.DayPart.Value.Name(day.part)
    return Fraction(day.minutes, day.of) if part == "HOURS" else Fraction(QUARTERS.get(part, 0), 4)


def month_of(leaves, month):
    """Rows of the table: days and minutes of approved leave in the month, per person and kind of leave."""
    sums = defaultdict(lambda: [Fraction(0), 0])
    for organization, leave in leaves:
        if leave.status != leave_pb2.LeaveStatus.APPROVED:
            continue
        kind = leave_pb2.LeaveKind.Value.Name(leave.kind)
        # What was cancelled of a leave is not among its days.
        for day in leave.day:
            if day.date.startswith(month + "-"):
                total = sums[organization, leave.person_id, kind]
                total[0] += days_of(day)
                total[1] += day.minutes
    return [[*key, decimal(days), minutes] for key, (days, minutes) in sorted(sums.items()) if minutes > 0]


def decimal(days):
    """Days with at most four places, as Kadro writes them."""
    return f"{float(days):.4f}".rstrip("0").rstrip(".")


def leave_of(said, month, organization):
    return month_of([one for one in newest_leaves(said) if organization in (None, one[0])], month)


def print_table(columns, rows):
    lines = [columns, *([str(value) for value in row] for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(columns))]
    for line in lines:
        print("  ".join(value.ljust(width) for value, width in zip(line, widths)).rstrip())


def month(text):
    if not re.fullmatch(r"\d{4}-(0[1-9]|1[0-2])", text):
        raise argparse.ArgumentTypeError("a month is written 2026-11")
    return text


def arguments():
    parser = argparse.ArgumentParser(prog="payroll-consumer", description=__doc__)
    parser.add_argument("what", nargs="?", choices=list(WHAT), default="leave")
    parser.add_argument("--brokers", required=True, help="host:port, several with commas")
    parser.add_argument("--month", required=True, type=month, help="2026-11")
    parser.add_argument("--organization", help="id of one organization; all unless given")
    parser.add_argument("--format", choices=["table", "csv"], default="table")
    parser.add_argument("--topic", help="kadro.leave.v1 or kadro.attendance.v1 unless given")
    parser.add_argument("--timeout", type=float, default=10, help="seconds to wait for Kafka")
    return parser.parse_args()


# What is printed: its topic, its columns, and its rows of the messages.
WHAT = {
    "leave": (TOPIC, COLUMNS, leave_of),
    "time": (worked_time.TOPIC, worked_time.COLUMNS, worked_time.month_of),
}


def main():
    given = arguments()
    usual, columns, rows_of = WHAT[given.what]
    topic = given.topic or usual
    try:
        said = list(records(given.brokers, topic, given.timeout))
    except (TimeoutError, KafkaException):
        sys.exit(f"The topic {topic} cannot be read. Check the addresses of the brokers and try again.")
    rows = rows_of(said, given.month, given.organization)
    if given.format == "csv":
        csv.writer(sys.stdout, lineterminator="\n").writerows([columns, *rows])
    else:
        print_table(columns, rows)


if __name__ == "__main__":
    main()
