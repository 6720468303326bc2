import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { type Gate, longestUnderWayMs, mostUnderWay, placeKeptMs, type Verdict } from './gate.ts';

/**
 * The rules of `memory.ts`, run inside Redis so that of two processes at once neither sees a piece that the
 * other gave away.
 */
const script = `
local hall, buyers, underWay, line, seen, users, sessions = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5], KEYS[6], KEYS[7]
local act, user, qty = ARGV[1], ARGV[2], tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local function num(key, field) return tonumber(redis.call('HGET', key, field) or 0) end

if act == 'version' then return {tostring(num(hall, 'version'))} end

if act == 'full' then
  if redis.call('HGET', hall, 'covered') ~= '1' or redis.call('ZCARD', line) < num(hall, 'left') + num(hall, 'unpaid') then return {'0'} end
  return {redis.call('SISMEMBER', sessions, user) == 1 and '0' or '1'}
end

if act == 'settle' then
  local moving = redis.call('HGET', underWay, user)
  if not moving then return {'gone'} end
  local held, since = string.match(moving, '(%d+) (%d+)')
  redis.call('HINCRBY', hall, 'version', 1)
  if tonumber(held) > qty then redis.call('HSET', underWay, user, (held - qty) .. ' ' .. since) else redis.call('HDEL', underWay, user) end
  if ARGV[4] == '0' then
    redis.call('HINCRBY', hall, 'left', qty)
    redis.call('HINCRBY', hall, 'unpaid', -qty)
    redis.call('HINCRBY', buyers, user, -qty)
  end
  return {'settled'}
end

if act == 'refill' then
  local moving = redis.call('HGETALL', underWay)
  for at = 1, #moving, 2 do
    if now - tonumber(string.match(moving[at + 1], '%d+ (%d+)')) > ${longestUnderWayMs} then redis.call('HDEL', underWay, moving[at]) end
  end
  if redis.call('HEXISTS', hall, 'left') == 1 and (redis.call('HLEN', underWay) > 0 or num(hall, 'version') ~= tonumber(ARGV[6])) then return {'kept'} end
  local covered = 1
  redis.call('DEL', buyers)
  for who, n in pairs(cjson.decode(ARGV[5])) do
    redis.call('HSET', buyers, who, n)
    if redis.call('SISMEMBER', users, who) == 0 then covered = 0 end
  end
  redis.call('HSET', hall, 'left', ARGV[3], 'unpaid', ARGV[4], 'covered', covered)
  for at = 1, #KEYS do redis.call('EXPIRE', KEYS[at], 86400) end
  return {'refilled'}
end

if redis.call('HEXISTS', hall, 'left') == 0 then return {'unknown'} end
local bought, left, unpaid = num(buyers, user), num(hall, 'left'), num(hall, 'unpaid')
local function remember()
  redis.call('SADD', users, user)
  if ARGV[6] ~= '' then redis.call('SADD', sessions, ARGV[6]) end
end
local known, moves = bought > 0 and '1' or '0', tostring(redis.call('HEXISTS', underWay, user))
if bought > 0 then remember() end
if bought + qty > tonumber(ARGV[4]) then return {'quota', known, moves} end
if left + unpaid <= 0 and redis.call('ZCARD', line) == 0 then return {'soldOut', known, moves} end
for _, who in ipairs(redis.call('ZRANGEBYSCORE', seen, '-inf', now - ${placeKeptMs} - 1)) do
  redis.call('ZREM', line, who)
  redis.call('ZREM', seen, who)
end
local number = redis.call('ZSCORE', line, user) or ARGV[5]
if number == '' then number = string.format('%.0f', math.max(num(hall, 'lastNumber') + 1, now * 1000)) end
local ahead = redis.call('ZCOUNT', line, '-inf', '(' .. number)
if left - ahead >= qty and redis.call('HLEN', underWay) < ${mostUnderWay} then
  redis.call('HINCRBY', hall, 'left', -qty)
  redis.call('HINCRBY', hall, 'unpaid', qty)
  redis.call('HINCRBY', buyers, user, qty)
  local moving = redis.call('HGET', underWay, user)
  local held = moving and tonumber(string.match(moving, '%d+')) or 0
  redis.call('HSET', underWay, user, (held + qty) .. ' ' .. string.format('%.0f', now))
  redis.call('ZREM', line, user)
  redis.call('ZREM', seen, user)
  remember()
  return {'admitted'}
end
if ahead + qty > left + unpaid then
  redis.call('ZREM', line, user)
  redis.call('ZREM', seen, user)
  return {'soldOut', known, moves}
end
redis.call('ZADD', line, number, user)
redis.call('ZADD', seen, now, user)
remember()
if tonumber(number) > num(hall, 'lastNumber') then redis.call('HSET', hall, 'lastNumber', number) end
return {'waiting', number, tostring(ahead + 1), left > 0 and '1' or '0'}
`;
const hash = createHash('sha1').update(script).digest('hex');

/** A gate that several processes share. Throws when Redis does not answer. */
export const createRedisGate = (redis: Redis): Gate => {
  const run = async (activityId: string, act: string, ...args: (string | number)[]): Promise<string[]> => {
    const keys = ['hall', 'buyers', 'underWay', 'line', 'seen', 'users', 'sessions'].map(
      (of) => `seckill:{${activityId}}:${of}`,
    );
    const words = [keys.length, ...keys, act, ...args] as const;
    const reply = await redis.evalsha(hash, ...words).catch((error: unknown) => {
      if (error instanceof Error && error.message.startsWith('NOSCRIPT')) return redis.eval(script, ...words);
      throw error;
    });
    return Array.isArray(reply) ? reply.map(String) : [];
  };
  return {
    admit: async ({ activityId, userId, qty, perUser, number, session }) =>
      verdictOf(await run(activityId, 'admit', userId, qty, perUser, number ?? '', session ?? '')),
    full: async (activityId, session) => (await run(activityId, 'full', session ?? ''))[0] === '1',
    settle: async ({ activityId, userId, qty }, sold) =>
      void (await run(activityId, 'settle', userId, qty, sold ? 1 : 0)),
    version: async (activityId) => Number((await run(activityId, 'version', '', 0))[0] ?? 0),
    refill: async (activityId, { left, unpaid, buyers }, version) =>
      void (await run(activityId, 'refill', '', left, unpaid, JSON.stringify(buyers), version)),
  };
};

const verdictOf = ([kind, ...rest]: readonly string[]): Verdict => {
  if (kind === 'admitted') return { kind };
  if (kind === 'quota' || kind === 'soldOut')
    return { kind, known: rest[0] === '1', underWay: rest[1] === '1' };
  if (kind === 'waiting')
    return { kind, number: Number(rest[0]), position: Number(rest[1]), soon: rest[2] === '1' };
  return { kind: 'unknown' };
};
