import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@mall/smoke/find-program';
import { satisfy } from './needs.ts';

const folder = mkdtempSync(join(tmpdir(), 'furnimall-find-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds a program by its first name, in PATH or in the extra folders, and no file that cannot run', () => {
  writeFileSync(join(folder, 'mall-browser'), '', { mode: 0o755 });
  writeFileSync(join(folder, 'mall-text'), '', { mode: 0o644 });
  expect(findProgram(['nothing', 'mall-browser'], [folder])).toBe(join(folder, 'mall-browser'));
  expect(findProgram(['mall-text'], [folder])).toBeUndefined();
});

describe('a need', () => {
  const need = {
    name: 'A kiln',
    debian: 'no-such-kiln',
    variable: 'MALL_KILN',
    gives: 'its path',
    find: () => undefined,
  };
  const uid = process.getuid;
  beforeEach(() => {
    // Without root nothing is installed, so that the test contacts no package server.
    process.getuid = () => 1000;
  });
  afterEach(() => {
    process.getuid = uid;
    delete process.env.MALL_KILN;
  });

  it('that is not met is named, with the two ways to meet it', async () => {
    await expect(satisfy([need])).rejects.toThrow(
      'A kiln is missing: install it (Debian: apt-get install no-such-kiln), or set MALL_KILN to its path.',
    );
  });

  it('is met by its variable', async () => {
    process.env.MALL_KILN = '/kiln';
    await expect(satisfy([need])).resolves.toBeUndefined();
  });
});
