import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { copyWithPseudo } from '../../scripts/languages/copy.ts';
import { type Server, startServer } from './server.ts';

const run = promisify(execFile);

/** A mall built from a copy of the sources to which the files of one language more were added. */
export const startPseudoMall = async (): Promise<Server> => {
  const copy = copyWithPseudo();
  const forget = () => rmSync(copy, { recursive: true, force: true });
  try {
    await run(process.execPath, ['shared/build/src/build-all.ts'], { cwd: copy });
    await run(process.execPath, ['shared/publish/src/cli.ts', 'adopt', '--here'], { cwd: copy });
    const { url, stop } = await startServer(() => ({}), copy);
    return {
      url,
      stop: async () => {
        await stop();
        forget();
      },
    };
  } catch (error) {
    forget();
    throw error;
  }
};
