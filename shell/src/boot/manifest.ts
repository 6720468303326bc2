import type { BootManifest } from '@mall/registry/boot-manifest';
import { report } from '../loader/telemetry.ts';
import { isManifest, readBlock } from './page.ts';
import { soundRemotes } from './sound-remotes.ts';

/**
 * The registry for this visitor: from the page, else fetched, else the copy in this build. A malformed entry is left
 * out and told as a failure of its remote.
 */
export const readManifest = async (): Promise<BootManifest> => {
  const written = readBlock('boot');
  const found = isManifest(written) ? written : await (await import('./other-manifest.ts')).otherManifest();
  return soundRemotes(found, (remote) =>
    report({ remote, version: '', channel: 'stable' }, 'entry', 'contract'),
  );
};
