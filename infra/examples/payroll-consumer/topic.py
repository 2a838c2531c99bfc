"""Messages of a topic of Kadro, as every reader of them needs them."""

from confluent_kafka import OFFSET_BEGINNING, Consumer, KafkaError, KafkaException, TopicPartition
from google.protobuf.json_format import Parse


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


def messages(said, prefix, types, field):
    """(organization, revision, value of the field) of each message that has it, doubles dropped by id; others are ignored."""
    seen = set()
    for record in said:
        header = {name: value.decode() for name, value in record.headers() or []}
        name = header.get("ce_type", "")
        message_type = getattr(types, name.removeprefix(prefix), None) if name.startswith(prefix) else None
        if message_type is None or field not in message_type.DESCRIPTOR.fields_by_name or header["ce_id"] in seen:
            continue
        seen.add(header["ce_id"])
        # Fields and words that this program does not know yet are no reason to stop.
        message = Parse(record.value(), message_type(), ignore_unknown_fields=True)
        yield header["ce_organization"], int(header["ce_revision"]), getattr(message, field)
