import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Daemon, startDaemon } from './daemon.ts';
import { freePort } from './free-port.ts';

/** A Redis for the tests, which writes nothing to disk. */
export async function startRedis(program: string): Promise<Daemon & { url: string }> {
  const home = mkdtempSync(join(tmpdir(), 'furnimall-redis-'));
  const port = await freePort();
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    home,
  ];
  const daemon = await startDaemon(program, args, port, { cwd: home });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      await daemon.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
