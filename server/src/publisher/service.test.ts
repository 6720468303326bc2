import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import {
  asCatalog,
  care,
  catalog,
  promote,
  refusal,
  signRequest,
  startPublisher,
} from '../testing/publisher.ts';

const stranger = generateKeyPairSync('ed25519');
let mall: Awaited<ReturnType<typeof startPublisher>>;
afterEach(() => mall.stop());

it('moves a remote for its team, and names the team as the author', async () => {
  mall = await startPublisher();
  const { as, head, before } = mall;
  const written = await as(asCatalog).move(promote);
  expect(written).toMatchObject({ lineage: 'a', revision: before + 1, change: 'mf_catalog 2.0.0 → 2.1.0' });
  expect((await head()).history.at(-1)).toMatchObject({ by: 'catalog', reason: 'quiet' });
  expect((await as(asCatalog).registry()).revision).toBe(before + 1);
});

it('publishes a version with its files, after the same checks, and gives it to some', async () => {
  const seen: string[] = [];
  const check = {
    name: 'look',
    run: async ({
      name,
      version,
      list,
    }: {
      name: string;
      version: string;
      list: () => Promise<string[]>;
    }) => {
      seen.push(name, version, ...(await list()));
      return [];
    },
  };
  mall = await startPublisher({ checks: [check] });
  const { as, head, keeper } = mall;
  const { build } = mall.built('2.2.0');
  const written = await as(asCatalog).publish(build, { reason: 'release', percent: 10 });
  expect(written.change).toBe('mf_catalog 2.2.0 for 10 % of visitors');
  expect(seen).toEqual(expect.arrayContaining(['mf_catalog', '2.2.0', 'remoteEntry.js', 'remote.json']));
  expect(String(await keeper.store.read('remotes/mf_catalog/2.2.0/remoteEntry.js'))).toBe(
    'remoteEntry.js of 2.2.0',
  );
  const { history, remotes } = await head();
  expect(history.slice(-2).map(({ by }) => by)).toEqual(['catalog', 'catalog']);
  expect(remotes['mf_catalog']?.versions['2.2.0']?.bytes).toEqual(build.found.bytes);
  expect(await refusal(as(asCatalog).publish(build, { reason: 'again' }))).toContain(
    '409 mf_catalog 2.2.0 is published already',
  );
});

describe('refuses, and leaves the registry as it is:', () => {
  let files: string[];
  beforeEach(async () => {
    mall = await startPublisher({ mostBytes: 500_000 });
    files = await mall.keeper.store.list('remotes');
  });
  afterEach(async () => {
    expect((await mall.head()).revision).toBe(mall.before);
    expect(await mall.keeper.store.list('remotes')).toEqual(files);
  });

  it("another team's remote, moved or published", async () => {
    const { as } = mall;
    expect(await refusal(as({ key: care.privateKey }).move(promote))).toContain(
      '403 The team care may not move mf_catalog; it has mf_care. Whoever has the root key gives it',
    );
    expect(
      await refusal(as({ key: care.privateKey }).publish(mall.built('2.2.0').build, { reason: '' })),
    ).toContain('403 The team care may not move mf_catalog');
  });

  it('a key of no team, and nobody', async () => {
    expect(await refusal(mall.as({ key: stranger.privateKey }).move(promote))).toMatch(
      /401 The key \w{16} belongs to no team\. Whoever has the root key adds it/,
    );
    const { files: wanted, ...build } = mall.built('2.2.0').build;
    const large = { ...build, files: Array.from({ length: 3_000 }, () => wanted[0] ?? '') };
    expect(await refusal(mall.as({ key: stranger.privateKey }).publish(large, { reason: '' }))).toContain(
      'belongs to no team',
    );
    const answer = await fetch(new URL('/moves', mall.address), { method: 'POST', body: '{}' });
    expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('Who are you?')]);
  });

  it('a body that is not the signed one, another address, another purpose', async () => {
    const { address } = mall;
    const send = await signRequest({ address });
    expect(await send({ body: JSON.stringify({ ...promote, version: '1.9.0' }) })).toContain(
      'is not the one whose digest was signed',
    );
    const elsewhere = await signRequest({ address: 'https://staging.test' });
    expect(await elsewhere({ address })).toMatch(/^401 .*It was made for http:\/\/127/);
    expect(await (await signRequest({ address }))({ to: '/versions' })).toContain('does not fit it');
    expect(await (await signRequest({ address, tag: 'another' }))()).toContain('signed for something else');
  });

  it('a request of an hour ago, or of an hour from now', async () => {
    const hour = 3_600_000;
    for (const createdMs of [Date.now() - hour, Date.now() + hour])
      expect(await (await signRequest({ address: mall.address, createdMs }))()).toMatch(
        /^401 .*is the clock right/,
      );
  });

  it('a request that was signed before the publisher began', async () => {
    const send = await signRequest({ address: mall.address, createdMs: Date.now() - 30_000 });
    expect(await send()).toMatch(/^401 .*has begun after this request was signed/);
  });

  it('an upload that is too large, or has too many files', async () => {
    const form = new FormData();
    form.append('ask', '{"reason":""}');
    for (let n = 0; n < 2_001; n += 1) form.append('file', new File([''], `f${n}`));
    const many = await sentForm(form, mall.address);
    expect(many).toMatch(/^413 .*at most 2000 files/);
    const { files: wanted, ...build } = mall.built('2.2.0').build;
    const large = { ...build, files: Array.from({ length: 9_000 }, () => wanted[0] ?? '') };
    expect(await refusal(mall.as(asCatalog).publish(large, { reason: '' }))).toMatch(
      /^413 That is too large/,
    );
  });

  it.each(['../evil.js', 'a/../../evil.js', '/etc/evil.js', 'a//b.js', '..', 'a\\b.js', 'ok.js'])(
    'a file %j outside the folder, or twice',
    async (name) => {
      const form = new FormData();
      form.append('ask', '{"reason":""}');
      for (const each of ['ok.js', name]) form.append('file', new File(['x'], each));
      expect(await sentForm(form, mall.address)).toMatch(/^422 .*cannot be part of a version/);
    },
  );

  it('what cannot be read', async () => {
    const { address } = mall;
    for (const body of ['half a', '{}', JSON.stringify({ ...promote, by: 'the operator' })])
      expect(await (await signRequest({ address, body }))()).toContain('The move cannot be read');
    expect(
      await (await signRequest({ address, to: '/versions', body: 'x', type: 'text/plain' }))(),
    ).toContain('The upload cannot be read');
    const close = { verb: 'disable', name: 'mf_catalog', reason: ' ' } as const;
    expect(await refusal(mall.as(asCatalog).move(close))).toContain('422 Say why');
  });
});

it('takes a request once', async () => {
  mall = await startPublisher();
  const { address, head, before } = mall;
  const send = await signRequest({ address });
  expect(await send()).toMatch(/^200/);
  expect(await send()).toMatch(/^401 .*was made before/);
  const again = await signRequest({
    address,
    nonce: 'n',
    body: JSON.stringify({ ...promote, version: '1.9.0' }),
  });
  expect(await again()).toMatch(/^200/);
  expect(await (await signRequest({ address, nonce: 'n' }))()).toMatch(/^401 .*was made before/);
  expect((await head()).revision).toBe(before + 2);
});

it('is what the command of a team uses, which needs neither store nor key', async () => {
  mall = await startPublisher();
  const { address, head } = mall;
  const env = {
    PATH: process.env['PATH'],
    PUBLISHER_URL: address,
    TEAM_KEY: String(catalog.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
  const remote = async (...words: string[]): Promise<{ code: number; text: string }> => {
    const cli = path.resolve(import.meta.dirname, '../../../shared/publish/src/cli.ts');
    const child = spawn(process.execPath, [cli, ...words, '--no-wait'], { env });
    const [said, complained, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { code, text: `${said}${complained}` };
  };
  const { room } = mall.built('2.2.0');
  const reason = ['--reason', 'release', '--by', 'the operator'];
  expect(await remote('publish', '--from', room, '--canary', '10%', ...reason)).toEqual({
    code: 0,
    text: expect.stringContaining('mf_catalog 2.2.0 for 10 % of visitors'),
  });
  expect((await head()).history.map(({ by }) => by)).toEqual(['catalog', 'catalog']);
  expect((await remote('status', 'mf-catalog')).text).toContain('2.2.0 for 10 %');
  expect(await remote('disable', 'mf-care', ...reason)).toEqual({
    code: 1,
    text: expect.stringContaining('403 The team catalog may not move mf_care'),
  });
  expect(await remote('gc')).toEqual({
    code: 2,
    text: expect.stringContaining('gc is for whoever has the store'),
  });
});

it('of two teams at once each is done, or told that it lost, and the registry has what was done', async () => {
  mall = await startPublisher();
  const { as, head, before } = mall;
  const [one, two] = [as(asCatalog), as({ key: care.privateKey })];
  const results: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const version = round % 2 === 0 ? '2.1.0' : '2.0.0';
    const both = [one.move({ ...promote, version }), two.move({ ...promote, name: 'mf_care', version })];
    const said = await Promise.all(both.map(refusal));
    for (const [at, each] of said.entries()) {
      expect(each).toMatch(/^(done|409 Somebody else has changed the registry)/);
      results.push(each);
      const [publisher, name] = at === 0 ? [one, 'mf_catalog'] : [two, 'mf_care'];
      if (each !== 'done') results.push(await refusal(publisher.move({ ...promote, name, version })));
    }
  }
  const { revision, history, remotes } = await head();
  expect(revision - before).toBe(results.filter((each) => each === 'done').length);
  expect(revision - before).toBe(10);
  expect(new Set(history.slice(-10).map(({ by, change }) => `${by} ${change.split(' ')[0]}`))).toEqual(
    new Set(['catalog mf_catalog', 'care mf_care']),
  );
  expect([remotes['mf_catalog']?.stable, remotes['mf_care']?.stable]).toEqual(['2.1.0', '2.1.0']);
});

const sentForm = async (form: FormData, address: string): Promise<string> => {
  const packed = new Response(form);
  const type = packed.headers.get('content-type') ?? '';
  const body = await packed.text();
  return (await signRequest({ address, to: '/versions', body, type }))();
};
