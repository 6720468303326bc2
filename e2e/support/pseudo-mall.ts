import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { copyWithPseudo } from '../../scripts/languages/copy.ts';
import { startServer } from './server.ts';

const run = promisify(execFile);

/**
 * Builds and starts a mall from a copy of the sources to which the files of one language more were added. Returns how
 * to stop it.
 */
export const startPseudoMall = async (): Promise<() => Promise<void>> => {
  const copy = copyWithPseudo();
  const forget = () => rmSync(copy, { recursive: true, force: true });
  try {
    await run(process.execPath, ['shared/build/src/build-all.ts'], { cwd: copy });
    await run(process.execPath, ['shared/publish/src/cli.ts', 'adopt', '--here'], { cwd: copy });
    const { url, stop } = await startServer(() => ({}), { house: copy });
    process.env.MALL_URL = url;
    return () => stop().finally(forget);
  } catch (error) {
    forget();
    throw error;
  }
};
