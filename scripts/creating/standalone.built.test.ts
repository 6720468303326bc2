import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRemote, contractProblems } from '../../shared/build/src/contract-tests/index.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

/** A remote that is created, installed, built and tested outside this repository, from packages alone. */
describe('a remote in a repository of its own', () => {
  const place = mkdtempSync(join(tmpdir(), 'abroad-'));
  const folder = join(place, 'mf-care');
  afterAll(() => rmSync(place, { recursive: true }));

  const succeeds = async (cwd: string, program: string, args: readonly string[]): Promise<string> => {
    const { code, output, stdout } = await run(program, args, { cwd, env: { CI: '1' } });
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
    return stdout;
  };
  const pnpm = (...args: string[]): Promise<string> =>
    succeeds(folder, 'pnpm', ['--config.minimumReleaseAge=0', ...args]);

  it('is made by one command', async () => {
    await succeeds(root, process.execPath, ['scripts/create-remote.ts', 'mf-care', '--standalone', folder]);
    expect(readdirSync(place)).toEqual(['mf-care']);
  });

  it('is installed without a registry, in the versions of this mall', async () => {
    // The age of each release was checked when this repository was installed; that needs the registry.
    const store = (await succeeds(root, 'pnpm', ['store', 'path'])).trim();
    await pnpm('install', '--offline', '--frozen-lockfile', '--store-dir', store);
    expect(readdirSync(join(folder, 'node_modules/@mall')).sort()).toEqual([
      'build',
      'contract',
      'platform',
      'publish',
      'smoke',
      'testing',
      'ui',
    ]);
  });

  it('compiles, builds and keeps what every remote promises', async () => {
    await pnpm('types');
    await pnpm('build');
    const remote = await builtRemote(folder);
    expect(remote.built.declares.routes.map(({ path }) => path)).toEqual(['/care']);
    expect(await contractProblems(remote, place)).toEqual([]);
    expect(await contractProblems(remote, root)).toEqual([]);
  });

  it('passes its own tests', async () => {
    await pnpm('test');
  });

  it('is published into no mall but one that is named', async () => {
    await expect(pnpm('run', 'publish')).rejects.toThrow('422 Of which mall? Set REMOTE_STORE');
    expect(await pnpm('exec', 'mall-remote')).toContain('Usage: pnpm exec mall-remote <verb>');
  });

  it('is not published before it is built as it stands', async () => {
    appendFileSync(join(folder, 'remote.config.ts'), '\n');
    await expect(pnpm('run', 'publish')).rejects.toThrow('404 ' + folder + ' is not built as it stands');
  });
});
