import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { indexTerms } from '../catalog/search/terms.ts';
import { hashPassword } from '../member/accounts/password.ts';
import { type Api, startApi } from './start-api.ts';

const example = path.resolve('examples/api-client');
const run = promisify(execFile);
const [password, name] = ['demo1234', 'Cloud sofa'];

let api: Api;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(path.join(tmpdir(), 'client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.stop();
});

/** A member who signs in by password. */
const shopper = async (): Promise<string> => {
  const mobile = api.given.mobile();
  const memberId = await api.given.member({ mobile });
  const hash = await hashPassword(password);
  await api.db.updateTable('users').set({ password_hash: hash }).where('id', '=', memberId).execute();
  return mobile;
};

it('is generated from what the mall says of itself, compiles, and buys', async () => {
  await api.given.sku({ stock: 3, price: 100_000, name });
  await api.db
    .updateTable('products')
    .set({ terms: indexTerms([name]) })
    .execute();
  const mobile = await shopper();
  const mall = await api.app.listen({ host: '127.0.0.1', port: 0 });
  for (const part of ['src', 'tsconfig.json', 'package.json'])
    await cp(path.join(example, part), path.join(folder, part), { recursive: true });
  await symlink(path.join(example, 'node_modules'), path.join(folder, 'node_modules'));

  const inside = { cwd: folder };
  const tool = (file: string) => path.join(folder, 'node_modules', file);
  await run(
    process.execPath,
    [tool('openapi-typescript/bin/cli.js'), `${mall}/api/openapi.json`, '-o', 'generated/mall.d.ts'],
    inside,
  );
  await run(process.execPath, [tool('typescript/bin/tsc'), '-p', '.'], inside);
  const purchase = { mall, mobile, password, keyword: name, place: await api.given.regions() };
  const { stdout } = await run(process.execPath, ['src/main.ts', JSON.stringify(purchase)], inside);
  expect(JSON.parse(stdout)).toEqual({ orderNo: expect.stringMatching(/^\d+$/), status: 1 });
}, 120_000);
