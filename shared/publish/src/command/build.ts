import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { RegistryRefused } from '@mall/registry';
import { house } from '../house.ts';
import { type Doing, UsageError } from './asked.ts';

/** The folder of a remote in this repository. Throws when there is none. */
export const roomOf = (name: string): string => {
  if (name === '') throw new UsageError('Which remote?');
  const room = path.join(house, name.replaceAll('_', '-'));
  if (existsSync(path.join(room, 'remote.config.ts'))) return room;
  throw new RegistryRefused(
    'unknown',
    `There is no ${path.basename(room)} here. From elsewhere: --from <its folder>.`,
  );
};

/** Builds one remote in a process of its own, like all builds. */
export const buildRemote = async ({ name, say }: Doing): Promise<void> => {
  const room = roomOf(name);
  const child = spawn(
    process.execPath,
    [path.join(house, 'shared/build/src/build-all.ts'), path.basename(room)],
    {
      stdio: 'inherit',
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new RegistryRefused('unfit', `${path.basename(room)} does not build: see above.`);
  say(`Built. Next: npm run remote -- publish ${path.basename(room)}`);
};
