import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createFolderStorage } from './storage.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mall-storage-'));
});
afterEach(() => rm(root, { recursive: true }));

const drafts = () => readdir(path.join(root, 'drafts'));
/** A file that is being written and stays so, as a killed process leaves it. */
const unfinished = async (): Promise<Readable> => {
  const source = new Readable({ read: () => {} });
  void createFolderStorage(root)
    .write('jobs/a.xlsx', source)
    .catch(() => {});
  source.push('half');
  while ((await drafts().catch(() => [])).length === 0) await new Promise((done) => setTimeout(done, 5));
  return source;
};

it('what a killed process was writing is taken away when nobody has touched it for long', async () => {
  const source = await unfinished();
  const storage = createFolderStorage(root);
  const longAgo = new Date(Date.now() - 3_600_000);
  await storage.forgetDrafts(longAgo);
  const [draft = ''] = await drafts();
  expect(draft).toMatch(/\.part$/);
  await utimes(path.join(root, 'drafts', draft), longAgo, new Date(longAgo.getTime() - 1));
  await storage.forgetDrafts(longAgo);
  expect(await drafts()).toEqual([]);
  source.destroy(new Error('killed'));
});

it('a file is whole or not there, and nothing else stays', async () => {
  const storage = createFolderStorage(root);
  await storage.put('jobs/whole.xlsx', Buffer.from('whole'));
  const broken = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('broken');
    })(),
  );
  await expect(storage.write('jobs/broken.xlsx', broken)).rejects.toThrow('broken');
  expect(await readdir(path.join(root, 'jobs'))).toEqual(['whole.xlsx']);
  expect(await drafts()).toEqual([]);
});

it('where nothing was ever written, nothing is taken away', async () => {
  await expect(createFolderStorage(root).forgetDrafts(new Date())).resolves.toBeUndefined();
});
