import { script } from './client.ts';

/**
 * KEYS: record, list of its service in the organization, counter. ARGV: organization, id, turn, at, name, data, everyMs
 * or '', now, ...
 * A delivery makes the record where there is none, and lets an ended job wait again where its turn is a later one: so
 * it does not matter whether the one who adds or a worker comes first, nor whether the former comes at all.
 */
const admission = `
  local record = KEYS[1]
  local turn = tonumber(redis.call('HGET', record, 'turn') or '0')
  local state = redis.call('HGET', record, 'state')
  if not state and ARGV[5] ~= '' then
    redis.call('HSET', record, 'organization', ARGV[1], 'id', ARGV[2], 'turn', ARGV[3], 'runAt', ARGV[4],
      'name', ARGV[5], 'data', ARGV[6], 'everyMs', ARGV[7], 'addedAt', ARGV[8], 'state', 'WAITING',
      'attempts', 0, 'done', 0, 'total', 0)
    redis.call('ZADD', KEYS[2], redis.call('INCR', KEYS[3]), ARGV[2])
    turn = tonumber(ARGV[3])
    state = 'WAITING'
  elseif (state == 'CANCELLED' or state == 'FAILED') and turn < tonumber(ARGV[3]) then
    redis.call('HSET', record, 'state', 'WAITING', 'turn', ARGV[3], 'runAt', ARGV[4], 'attempts', 0)
    redis.call('HDEL', record, 'cancelled', 'endedAt')
    turn = tonumber(ARGV[3])
    state = 'WAITING'
  end`;

export const admit = script(admission);

/**
 * KEYS: record, list of its service in the organization, counter, done jobs. ARGV: id, when it was done or '', member
 * among the done, then fields and values. A known job stays as it is.
 */
export const adopt = script(`
  if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
  redis.call('HSET', KEYS[1], unpack(ARGV, 4))
  redis.call('ZADD', KEYS[2], redis.call('INCR', KEYS[3]), ARGV[1])
  if ARGV[2] ~= '' then redis.call('ZADD', KEYS[4], ARGV[2], ARGV[3]) end
  return 1`);

/** ARGV 9: worker. Answers the record of a begun job, the time it still waits, or null where nothing is to be done. */
export const begin = script(`${admission}
  if turn ~= tonumber(ARGV[3]) then return false end
  if state == 'WAITING' then
    local runAt = tonumber(redis.call('HGET', record, 'runAt'))
    if runAt > tonumber(ARGV[8]) then return runAt end
  elseif state ~= 'RUNNING' then
    return false
  elseif redis.call('HGET', record, 'cancelled') then
    redis.call('HSET', record, 'state', 'CANCELLED', 'endedAt', ARGV[8])
    redis.call('HDEL', record, 'worker', 'failure')
    return false
  end
  if redis.call('HGET', record, 'worker') ~= ARGV[9] then redis.call('HINCRBY', record, 'attempts', 1) end
  redis.call('HSET', record, 'state', 'RUNNING', 'worker', ARGV[9])
  return redis.call('HGETALL', record)`);

/** KEYS: record. ARGV: worker, done, total, cursor, 1 where there is one. Answers 0 for a worker who lost the job. */
export const progress = script(`
  if redis.call('HGET', KEYS[1], 'worker') ~= ARGV[1] then return 0 end
  redis.call('HSET', KEYS[1], 'done', ARGV[2], 'total', ARGV[3])
  if ARGV[5] == '1' then redis.call('HSET', KEYS[1], 'cursor', ARGV[4]) end
  return 1`);

/**
 * KEYS: record, done jobs. ARGV: worker, outcome, name of a failure, begun at, now, most attempts, first pause, member
 * among the done.
 * Answers when the job is to be delivered again, 0 for an ended one, null for a worker whose job it no longer is.
 */
export const settle = script(`
  local record = KEYS[1]
  if redis.call('HGET', record, 'worker') ~= ARGV[1] then return false end
  local attempts = tonumber(redis.call('HGET', record, 'attempts'))
  local everyMs = redis.call('HGET', record, 'everyMs')
  redis.call('HDEL', record, 'worker')
  local function ended(state)
    redis.call('HSET', record, 'state', state, 'endedAt', ARGV[5])
    return 0
  end
  local function waits(runAt)
    redis.call('HSET', record, 'state', 'WAITING', 'runAt', string.format('%.0f', runAt))
    return runAt
  end
  if redis.call('HDEL', record, 'cancelled') == 1 then
    redis.call('HDEL', record, 'failure')
    return ended('CANCELLED')
  elseif ARGV[2] == 'stopped' then
    redis.call('HINCRBY', record, 'attempts', -1)
    return waits(tonumber(redis.call('HGET', record, 'runAt')))
  elseif ARGV[2] == 'failed' then
    redis.call('HSET', record, 'failure', ARGV[3])
    if attempts >= tonumber(ARGV[6]) then return ended('FAILED') end
    return waits(tonumber(ARGV[5]) + tonumber(ARGV[7]) * 2 ^ (attempts - 1))
  end
  redis.call('HDEL', record, 'failure')
  if everyMs == '' then
    redis.call('ZADD', KEYS[2], ARGV[5], ARGV[8])
    return ended('DONE')
  end
  redis.call('HSET', record, 'attempts', 0, 'done', 0, 'total', 0)
  redis.call('HDEL', record, 'cursor')
  return waits(tonumber(ARGV[4]) + tonumber(everyMs))`);

/** KEYS: record. ARGV: now. Answers whether there was one to cancel. */
export const cancel = script(`
  local state = redis.call('HGET', KEYS[1], 'state')
  if state == 'WAITING' then redis.call('HSET', KEYS[1], 'state', 'CANCELLED', 'endedAt', ARGV[1])
  elseif state == 'RUNNING' then redis.call('HSET', KEYS[1], 'cancelled', 1)
  else return 0 end
  return 1`);

/**
 * KEYS: record, list of its service in the organization, done jobs. ARGV: id, member among the done. A job that was
 * added anew meanwhile stays.
 */
export const remove = script(`
  redis.call('ZREM', KEYS[3], ARGV[2])
  if redis.call('HGET', KEYS[1], 'state') ~= 'DONE' then return 0 end
  redis.call('DEL', KEYS[1])
  redis.call('ZREM', KEYS[2], ARGV[1])
  return 1`);
