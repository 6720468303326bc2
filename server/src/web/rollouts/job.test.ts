import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { change, readRegistry, write } from '@mall/publish/change';
import { createFolderStore } from '@mall/publish/folder-store';
import { type Head, headOf, moves } from '@mall/registry';
import { sampleDocument } from '@mall/registry/sample';
import { trustIn } from '@mall/registry/signing';
import { sql } from 'kysely';
import { type JobHandler, noJobs } from '../../platform/jobs/jobs.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { releaseJobs } from './job.ts';

const root = mkdtempSync(path.join(tmpdir(), 'mall-releases-'));
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keeper = { store: createFolderStore(root), trust: trustIn([publicKey]), privateKey };
const name = 'mf_catalog';
const author = () => ({ by: 'lin', at: new Date().toISOString(), reason: 'release' });

let api: Api;
let run: JobHandler = async () => {};
let head: Head | undefined;
const rolledBack: { name: string; reason: string }[] = [];
beforeAll(async () => {
  api = await startApi();
  const jobs = { ...noJobs, define: (_name: string, handler: JobHandler) => void (run = handler) };
  releaseJobs({ jobs, db: api.db, keeper, taken: () => head, log: (one) => rolledBack.push(one) });
  await write(keeper, sampleDocument(), null);
});
afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});

/** One minute of the job in a process that has taken what is in the store. */
const minute = async (): Promise<void> => {
  head = headOf((await readRegistry(keeper)).document);
  await run({});
};
const report = (version: string, what: 'load' | 'bad', n: number) =>
  sql`insert into composition_counts values
    (date_trunc('hour', now()), ${name}, ${version}, 'canary', '', ${what}, 0, ${n})`.execute(api.db);

it('takes a bad candidate back in the signed registry, once, and says why', async () => {
  await change(keeper, (document) =>
    moves.canaried(document, { name, version: '2.1.0', percent: 10 }, author()),
  );
  await minute();
  expect((await readRegistry(keeper)).document.remotes[name]?.canary).toBeDefined();
  await report('2.1.0', 'load', 250);
  await report('2.1.0', 'bad', 50);
  head = headOf(sampleDocument());
  await run({});
  expect(rolledBack).toEqual([]); // what the mall has not taken is left alone
  await minute();
  await minute();
  const { document } = await readRegistry(keeper);
  expect(document.remotes[name]?.canary).toBeUndefined();
  expect(document.history.at(-1)).toMatchObject({
    by: 'Furnimall',
    reason: expect.stringContaining('20.0 % of 250 pages'),
  });
  expect(rolledBack).toHaveLength(1);
});

it('leaves to people what people have moved meanwhile', async () => {
  await change(keeper, (document) =>
    moves.canaried(document, { name, version: '2.1.0', percent: 20 }, author()),
  );
  await minute();
  expect((await readRegistry(keeper)).document.remotes[name]?.canary?.percent).toBe(20);
});
