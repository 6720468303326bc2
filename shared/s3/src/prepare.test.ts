import { execFile } from 'node:child_process';
import path from 'node:path';
import { type FakeS3, startFakeS3 } from './fake.ts';

let fake: FakeS3;
beforeEach(async () => {
  fake = await startFakeS3('there');
});
afterEach(() => fake.close());

/** Runs the command; returns its output and its exit code. */
const prepare = (...addresses: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { PATH: process.env.PATH, AWS_ACCESS_KEY_ID: 'mall', AWS_SECRET_ACCESS_KEY: 'secret' };
    const cli = path.join(import.meta.dirname, 'cli.ts');
    const child = execFile(process.execPath, [cli, ...addresses], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
const at = (bucket: string) => `s3://${bucket}/live?endpoint=${fake.endpoint}`;

it('makes the buckets that are not there, and leaves nothing in them', async () => {
  const { code, said } = await prepare(at('there'), at('made'));
  expect(said).toBe(
    's3://there is there, good for remotes and for media\ns3://made was made, good for remotes and for media\n',
  );
  expect(code).toBe(0);
  expect([...fake.buckets]).toEqual(['there', 'made']);
  expect(fake.files.size).toBe(0);
});

it('tells a store that takes every write from one that keeps its conditions', async () => {
  fake.keepsConditions = false;
  const { said } = await prepare(at('there'));
  expect(said).toMatch(/^s3:\/\/there is there, good for media only/);
  expect(fake.files.size).toBe(0);
});

it('writes on condition where tags are compared without their quotes, as in Ceph', async () => {
  fake.hasBareTags = true;
  expect((await prepare(at('there'))).said).toBe('s3://there is there, good for remotes and for media\n');
});

it('says in one sentence what is wrong', async () => {
  expect(await prepare('there')).toMatchObject({ code: 2, said: expect.stringMatching(/^Usage/) });
  fake.fault = () => 403;
  expect(await prepare(at('there'))).toEqual({
    code: 1,
    said: expect.stringMatching(/^The store s3:\/\/there at \S+ refuses these credentials \(\w+\)\.\n$/),
  });
});
