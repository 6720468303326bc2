import '@mall/ui/tokens.css';
import '@mall/ui/base.css';
import { createRoot } from 'react-dom/client';
import { createInstallerStore } from './installer-store.ts';
import { InstallerPage } from './InstallerPage.tsx';
import { kept } from './draft-storage.ts';
import { speak } from './phrases.ts';

/** The page of the installer: opened by a signed link, small, and complete while offline (decision 026). */
const start = async (): Promise<void> => {
  const place = document.getElementById('installer');
  if (place === null) return;
  speak((await kept.get<string>('language').catch(() => undefined)) ?? '');
  const store = createInstallerStore(/^#([\w-]+)$/.exec(location.hash)?.[1] ?? '');
  window.addEventListener('hashchange', () => location.reload());
  createRoot(place).render(<InstallerPage store={store} />);
  await store.start();
};

void start();
