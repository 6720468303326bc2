import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/services/free-port.ts';
import { needs } from '../scripts/services/needs.ts';

const configs = path.join(import.meta.dirname, 'nginx');

const program = process.env.NGINX_PATH ?? needs.nginx.find() ?? 'nginx';

export type Places = {
  /** `host:port` of the two processes and of the store. */
  mall: readonly [string, string];
  bucket?: string;
  /** The folder of the store, when it is not in a bucket. */
  folder?: string;
};

/**
 * The real nginx with the deployed configuration. Only host names, paths and the port are those of the test.
 */
export const runNginx = async ({ mall, bucket = '127.0.0.1:1', folder }: Places) => {
  const home = mkdtempSync(path.join(tmpdir(), 'mall-nginx-'));
  const port = await freePort();
  const own = (text: string): string =>
    text
      .replaceAll(' /tmp/', ` ${home}/`)
      .replaceAll('api-1:8080', mall[0])
      .replaceAll('api-2:8080', mall[1])
      .replaceAll('s3:8333', bucket)
      .replaceAll('root /store', `root ${folder ?? home}`)
      .replaceAll('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('/var/cache/nginx', home)
      .replaceAll(/\/dev\/(stdout|stderr)/g, `${home}/$1`);
  for (const file of readdirSync(configs))
    writeFileSync(path.join(home, file), own(readFileSync(path.join(configs, file), 'utf8')));
  copyFileSync(
    path.join(home, folder === undefined ? 'remotes-from-bucket.conf' : 'remotes-from-folder.conf'),
    path.join(home, 'remotes.conf'),
  );
  writeFileSync(path.join(home, 'mime.types'), 'types { image/webp webp; font/woff2 woff2; }');
  mkdirSync(path.join(home, 'files'));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const args = ['-p', home, '-c', path.join(home, 'nginx.conf'), '-g', `daemon off; ${user}`];
  const checked = spawnSync(program, ['-t', ...args], { encoding: 'utf8' });
  if (checked.status !== 0) throw checked.error ?? new Error(checked.stderr);
  const child = spawn(program, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${url}/nginx-health`).then(
        ({ status }) => status === 204,
        () => false,
      )
    )
      break;
    await sleep(50);
  }
  return {
    url,
    said: checked.stderr,
    log: () => readFileSync(path.join(home, 'stdout'), 'utf8'),
    stop: async () => {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(home, { recursive: true, force: true });
    },
  };
};

export type Nginx = Awaited<ReturnType<typeof runNginx>>;
