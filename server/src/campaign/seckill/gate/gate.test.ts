import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { needs } from '../../../../../scripts/services/needs.ts';
import { startRedis } from '../../../../../scripts/services/redis.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type Ask, type Gate, mostUnderWay, type Standing } from './gate.ts';
import { createMemoryGate } from './memory.ts';
import { createRedisGate } from './redis.ts';

const program = needs.redis.find() ?? '';
let server: Awaited<ReturnType<typeof startRedis>>;
let redis: Redis;
beforeAll(async () => {
  server = await startRedis(program);
  redis = new Redis(server.url);
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

const makers: Record<string, () => Gate> = {
  'in memory': () => createMemoryGate(),
  'in Redis': () => createRedisGate(redis),
};

describe.each(Object.entries(makers))('a gate %s', (_where, make) => {
  let gate: Gate;
  let activityId: string;
  beforeEach(() => {
    gate = make();
    activityId = newId();
  });
  const ask = (userId: string, over: Partial<Ask> = {}): Ask => ({
    activityId,
    userId,
    qty: 1,
    perUser: 1,
    number: null,
    session: `session of ${userId}`,
    ...over,
  });
  const fill = async (standing: Partial<Standing>) =>
    gate.refill(activityId, { left: 0, unpaid: 0, buyers: {}, ...standing }, await gate.version(activityId));
  const kinds = async (users: readonly string[]) => {
    const said: string[] = [];
    for (const user of users) said.push((await gate.admit(ask(user))).kind);
    return said;
  };

  it('knows nothing before it is told', async () => {
    expect(await gate.admit(ask('lin'))).toEqual({ kind: 'unknown' });
  });

  it('hands out the stock, then a place for each piece that may come back, then nothing', async () => {
    await fill({ left: 2 });
    expect(await kinds(['a', 'b', 'c', 'd', 'e'])).toEqual([
      'admitted',
      'admitted',
      'waiting',
      'waiting',
      'soldOut',
    ]);
    expect(await gate.admit(ask('d'))).toMatchObject({ kind: 'waiting', position: 2, soon: false });
  });

  it('says sold out when all is paid', async () => {
    await fill({ left: 0, buyers: { lin: 1 } });
    expect(await gate.admit(ask('mei'))).toEqual({ kind: 'soldOut', known: false, underWay: false });
  });

  it('remembers who has the maximum, also while they are under way', async () => {
    await fill({ left: 9, buyers: { lin: 1 } });
    expect(await gate.admit(ask('lin'))).toEqual({ kind: 'quota', known: true, underWay: false });
    expect(await kinds(['mei', 'mei'])).toEqual(['admitted', 'quota']);
    expect(await gate.admit(ask('lin', { perUser: 2 }))).toEqual({ kind: 'admitted' });
    expect(await gate.admit(ask('tao', { perUser: 2, qty: 3 }))).toMatchObject({ kind: 'quota' });
  });

  it("gives a failed buyer's piece to the first in line, and to nobody who comes later", async () => {
    await fill({ left: 1 });
    expect(await kinds(['lin', 'mei'])).toEqual(['admitted', 'waiting']);
    await gate.settle(ask('lin'), false);
    expect(await kinds(['tao', 'mei', 'lin'])).toEqual(['soldOut', 'admitted', 'waiting']);
  });

  it('sells a piece once, however often that is said', async () => {
    await fill({ left: 1 });
    await gate.admit(ask('lin'));
    for (const sold of [true, false, false]) await gate.settle(ask('lin'), sold);
    expect(await kinds(['lin', 'mei', 'tao'])).toEqual(['quota', 'waiting', 'soldOut']);
  });

  it('serves the line in order when pieces come back', async () => {
    await fill({ left: 0, unpaid: 3 });
    expect(await kinds(['a', 'b', 'c'])).toEqual(['waiting', 'waiting', 'waiting']);
    await fill({ left: 2, unpaid: 1 });
    expect(await kinds(['c', 'b', 'newcomer', 'a', 'c'])).toEqual([
      'waiting',
      'admitted',
      'waiting',
      'admitted',
      'waiting',
    ]);
  });

  it('is not told of the table while somebody is under way, or was since it was read', async () => {
    await fill({ left: 1 });
    const version = await gate.version(activityId);
    await gate.admit(ask('lin'));
    await gate.refill(activityId, { left: 1, unpaid: 0, buyers: {} }, version);
    expect(await kinds(['mei'])).toEqual(['waiting']);
    await gate.settle(ask('lin'), true);
    await gate.refill(activityId, { left: 1, unpaid: 0, buyers: {} }, version);
    expect(await kinds(['mei'])).toEqual(['waiting']);
    await fill({ left: 0, unpaid: 0, buyers: { lin: 1 } });
    expect(await kinds(['mei', 'lin'])).toEqual(['soldOut', 'quota']);
  });

  it('lets only so many go to the database at once; the others stand in line', async () => {
    await fill({ left: mostUnderWay + 10 });
    await kinds(Array.from({ length: mostUnderWay }, (_, n) => `early-${n}`));
    expect(await gate.admit(ask('lin'))).toMatchObject({ kind: 'waiting', position: 1, soon: true });
    await gate.settle(ask('early-0'), true);
    expect(await kinds(['lin', 'mei'])).toEqual(['admitted', 'waiting']);
  });

  it('is full for strangers only, not for any session of a member whom it let in', async () => {
    const full = (user: string) => gate.full(activityId, user === '' ? null : `session of ${user}`);
    expect(await full('lin')).toBe(false);
    await fill({ left: 2 });
    expect(await full('lin')).toBe(false);
    await kinds(['lin', 'mei', 'tao']);
    expect(await full('wen')).toBe(false);
    expect(await kinds(['ann', 'wen'])).toEqual(['waiting', 'soldOut']);
    expect([await full('wen'), await full('')]).toEqual([true, true]);
    expect(await Promise.all(['lin', 'mei', 'tao', 'ann'].map(full))).toEqual(Array(4).fill(false));
    await gate.admit(ask('lin', { session: 'another one' }));
    expect(await gate.full(activityId, 'another one')).toBe(false);
    for (const user of ['lin', 'mei']) await gate.settle(ask(user), true);
    await fill({ left: 0, unpaid: 0, buyers: { lin: 1, mei: 1 } });
    expect([await full('wen'), await full('lin')]).toEqual([true, false]);
  });

  it('is full for nobody while it has buyers whom it did not let in', async () => {
    await fill({ left: 0, buyers: { lin: 1 } });
    expect(await gate.full(activityId, 'a stranger')).toBe(false);
    expect(await kinds(['mei', 'lin'])).toEqual(['soldOut', 'quota']);
    await fill({ left: 0, buyers: { lin: 1 } });
    expect(await gate.full(activityId, 'a stranger')).toBe(true);
  });

  it('lets a ticket’s number stand where it stood, when the line was forgotten', async () => {
    await fill({ left: 0, unpaid: 3 });
    const first = await gate.admit(ask('lin'));
    const number = first.kind === 'waiting' ? first.number : 0;
    activityId = newId();
    await sleep(5);
    await fill({ left: 0, unpaid: 3 });
    expect(await kinds(['mei'])).toEqual(['waiting']);
    expect(await gate.admit(ask('lin', { number }))).toMatchObject({ kind: 'waiting', number, position: 1 });
    expect(await gate.admit(ask('mei'))).toMatchObject({ position: 2 });
  });
});
