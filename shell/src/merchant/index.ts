import '@mall/ui/tokens.css';
import '@mall/ui/office-tokens.css';
import '@mall/ui/base.css';
import '@mall/ui/fonts.css';
import type { BootManifest } from '@mall/registry/boot-manifest';
import notOpened from './not-opened.json' with { type: 'json' };
import { mountRemote } from './mount-remote.ts';

/** The merchant's page: one remote without a shell, in a page of the mall. */
const start = async (): Promise<void> => {
  const manifest: BootManifest = JSON.parse(document.getElementById('boot')?.textContent ?? '{"remotes":[]}');
  const [seller] = manifest.remotes;
  const place = document.getElementById('merchant');
  if (seller === undefined || place === null) return;
  try {
    await mountRemote(seller, { domElement: place, basename: '/merchant.html', ownPage: true });
  } catch (error) {
    const words: Record<string, string> = notOpened;
    place.setAttribute('role', 'alert');
    place.textContent = words[document.documentElement.lang] ?? words.en ?? '';
    throw error;
  }
};

void start();
