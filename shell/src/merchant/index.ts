import '@mall/ui/tokens.css';
import '@mall/ui/office-tokens.css';
import '@mall/ui/base.css';
import '@mall/ui/fonts.css';
import type { BootManifest } from '@mall/registry/boot-manifest';
import notOpened from './not-opened.json' with { type: 'json' };
import { mountRemote } from './mount-remote.ts';

/** One remote without a shell, in a page of the mall: `/merchant.html` and the like. */
const start = async (): Promise<void> => {
  const manifest: BootManifest = JSON.parse(document.getElementById('boot')?.textContent ?? '{"remotes":[]}');
  const [remote] = manifest.remotes;
  const [basename = ''] = /^\/[^/]+/.exec(location.pathname) ?? [];
  const place = document.getElementById('merchant');
  if (remote === undefined || place === null) return;
  try {
    await mountRemote(remote, { domElement: place, basename, ownPage: true });
  } catch (error) {
    const words: Record<string, string> = notOpened;
    place.setAttribute('role', 'alert');
    place.textContent = words[document.documentElement.lang] ?? words.en ?? '';
    throw error;
  }
};

void start();
