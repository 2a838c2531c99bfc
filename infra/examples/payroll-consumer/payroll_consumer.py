"""The approved leave of a month per person, from the messages of the leave service."""

import argparse
import csv
import re
import sys
from collections import defaultdict
from fractions import Fraction

from confluent_kafka import OFFSET_BEGINNING, Consumer, KafkaError, KafkaException, TopicPartition
from google.protobuf.json_format import Parse
from kadro.leave.v1 import leave_pb2

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


def records(brokers, topic, timeout):
    """Yields each record of the topic up to its end. Joins no group and stores no offset, so each run reads everything."""
    consumer = Consumer(
        {"bootstrap.servers": brokers, "group.id": "payroll-consumer", "auto.offset.reset": "earliest", "enable.auto.commit": False, "enable.partition.eof": True, "log_level": 0}
    )
    try:
        described = consumer.list_topics(topic, timeout=timeout).topics[topic]
        if described.error:
            raise KafkaException(described.error)
        unread = set(described.partitions)
        consumer.assign([TopicPartition(topic, partition, OFFSET_BEGINNING) for partition in unread])
        while unread:
            record = consumer.poll(timeout)
            if record is None:
                raise TimeoutError
            if not record.error():
                yield record
            elif record.error().code() == KafkaError._PARTITION_EOF:
                unread.discard(record.partition())
            elif record.error().fatal():
                raise KafkaException(record.error())
    finally:
        consumer.close()


def newest_leaves(said):
    """(organization, leave) of each request as it is now: doubles dropped by id, older revisions ignored."""
    seen = set()
    newest = {}
    for record in said:
        header = {name: value.decode() for name, value in record.headers() or []}
        name = header.get("ce_type", "")
        message_type = getattr(leave_pb2, name.removeprefix(PREFIX), None) if name.startswith(PREFIX) else None
        if message_type is None or "leave" not in message_type.DESCRIPTOR.fields_by_name or header["ce_id"] in seen:
            continue
        seen.add(header["ce_id"])
        # Fields and words that this program does not know yet are no reason to stop.
        leave = Parse(record.value(), message_type(), ignore_unknown_fields=True).leave
        key = (header["ce_organization"], leave.id)
        revision = int(header["ce_revision"])
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


def print_table(rows):
    lines = [COLUMNS, *([str(value) for value in row] for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(COLUMNS))]
    for line in lines:
        print("  ".join(value.ljust(width) for value, width in zip(line, widths)).rstrip())


def month(text):
    if not re.fullmatch(r"\d{4}-(0[1-9]|1[0-2])", text):
        raise argparse.ArgumentTypeError("a month is written 2026-11")
    return text


def arguments():
    parser = argparse.ArgumentParser(prog="payroll-consumer", description=__doc__)
    parser.add_argument("--brokers", required=True, help="host:port, several with commas")
    parser.add_argument("--month", required=True, type=month, help="2026-11")
    parser.add_argument("--organization", help="id of one organization; all unless given")
    parser.add_argument("--format", choices=["table", "csv"], default="table")
    parser.add_argument("--topic", default="kadro.leave.v1")
    parser.add_argument("--timeout", type=float, default=10, help="seconds to wait for Kafka")
    return parser.parse_args()


def main():
    given = arguments()
    try:
        leaves = newest_leaves(records(given.brokers, given.topic, given.timeout))
    except (TimeoutError, KafkaException):
        sys.exit(f"The topic {given.topic} cannot be read. Check the addresses of the brokers and try again.")
    rows = month_of([one for one in leaves if given.organization in (None, one[0])], given.month)
    if given.format == "csv":
        csv.writer(sys.stdout, lineterminator="\n").writerows([COLUMNS, *rows])
    else:
        print_table(rows)


if __name__ == "__main__":
    main()
