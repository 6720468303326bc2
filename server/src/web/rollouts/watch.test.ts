import { hourMs } from '@mall/contract/core/time';
import { moves, type RegistryDocument } from '@mall/registry';
import { sampleDocument } from '@mall/registry/sample';
import { sql } from 'kysely';
import { type Api, startApi } from '../../testing/start-api.ts';
import { watchReleases } from './watch.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => sql`truncate composition_counts`.execute(api.db));

const now = new Date('2026-11-20T12:30:00.000Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
const by = (hours: number) => ({ by: 'ci', at: hoursAgo(hours).toISOString(), reason: 'release' });

const name = 'mf_catalog';

const seen = async (version: string, hours: number, loads: number, failures: number): Promise<void> => {
  for (const [what, n] of [
    ['load', loads],
    ['bad', failures],
  ] as const) {
    if (n === 0) continue;
    await sql`insert into composition_counts values
      (date_trunc('hour', ${hoursAgo(hours)}::timestamptz), ${name}, ${version}, 'stable', '', ${what}, 0,
        ${n})`.execute(api.db);
  }
};

/** A registry that the watch may move, with every call. */
const start = (first: RegistryDocument) => {
  let document = first;
  const calls: string[] = [];
  const look = watchReleases({
    db: api.db,
    now: () => now,
    rollback: async (remote, reason) => {
      calls.push(reason);
      document = moves.rolledBack(document, { name: remote }, { by: 'watch', at: now.toISOString(), reason });
    },
  });
  return { look: () => look(document), calls, remote: () => document.remotes[name], read: () => document };
};

const withCanary = (hours: number) =>
  moves.canaried(sampleDocument(), { name, version: '2.1.0', percent: 10 }, by(hours));

describe('a candidate', () => {
  it('that fails more than twice as often as the stable version is taken back once, with the figures as the reason', async () => {
    await seen('2.1.0', 2, 300, 30);
    await seen('2.0.0', 2, 3000, 30);
    const mall = start(withCanary(3));
    expect(await mall.look()).toEqual([name]);
    expect(mall.calls).toEqual(['2.1.0 failed in 10.0 % of 300 pages, 2.0.0 in 1.0 % of 3000']);
    expect(mall.remote()).not.toHaveProperty('canary');
    expect(mall.remote()?.stable).toBe('2.0.0');
    expect(await mall.look()).toEqual([]);
    expect(mall.calls).toHaveLength(1);
  });

  it('stays while its failures are those of the mall', async () => {
    await seen('2.1.0', 2, 300, 30);
    await seen('2.0.0', 2, 3000, 300);
    const mall = start(withCanary(3));
    expect(await mall.look()).toEqual([]);
  });

  it('is judged by what happened since it is one, and by the last day of it', async () => {
    await seen('2.1.0', 5, 300, 300);
    const mall = start(withCanary(3));
    expect(await mall.look()).toEqual([]);
    await seen('2.1.0', 30, 300, 300);
    expect(await start(withCanary(40)).look()).toEqual([name]);
    await sql`delete from composition_counts where hour > ${hoursAgo(10)}`.execute(api.db);
    expect(await start(withCanary(40)).look()).toEqual([]);
  });

  it('that a person gives again after it was taken back is left alone', async () => {
    await seen('2.1.0', 1, 300, 300);
    const mall = start(withCanary(3));
    await mall.look();
    const again = moves.canaried(mall.read(), { name, version: '2.1.0', percent: 10 }, by(1));
    expect(await start(again).look()).toEqual([]);
  });
});

describe('a new stable version', () => {
  const promoted = (hours: number) => moves.promoted(sampleDocument(), { name, version: '2.1.0' }, by(hours));

  it('is compared with what everybody had on the day before', async () => {
    await seen('2.0.0', 10, 5000, 50);
    await seen('2.1.0', 1, 400, 40);
    const mall = start(promoted(3));
    expect(await mall.look()).toEqual([name]);
    expect(mall.remote()?.stable).toBe('2.0.0');
    expect(await mall.look()).toEqual([]);
    expect(mall.remote()?.stable).toBe('2.0.0');
  });

  it('that was promoted from a long trial is watched from the promotion on', async () => {
    const trial = withCanary(60);
    await seen('2.1.0', 1, 400, 40);
    expect(await start(moves.promoted(trial, { name }, by(3))).look()).toEqual([name]);
  });

  it('has proved itself after a day: a bad line later is not its fault', async () => {
    await seen('2.1.0', 1, 400, 400);
    expect(await start(promoted(30)).look()).toEqual([]);
  });

  it('is nothing to judge where the history does not say when it came', async () => {
    await seen('2.0.0', 1, 400, 400);
    expect(await start(sampleDocument()).look()).toEqual([]);
  });

  it('of a closed remote is left as it is', async () => {
    await seen('2.1.0', 1, 400, 400);
    expect(await start(moves.disabled(promoted(3), { name }, by(2))).look()).toEqual([]);
  });
});

it('tries again when a rollback is refused', async () => {
  await seen('2.1.0', 1, 300, 300);
  let tries = 0;
  const look = watchReleases({
    db: api.db,
    now: () => now,
    rollback: async () => {
      tries += 1;
      if (tries === 1) throw new Error('somebody else was faster');
    },
  });
  const document = withCanary(3);
  await expect(look(document)).rejects.toThrow('faster');
  expect(await look(document)).toEqual([name]);
  expect(await look(document)).toEqual([]);
  expect(tries).toBe(2);
});
