import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { pages } from './src/declared/pages.ts';

const consoleTitle = { zh: '运营后台', en: 'Console', indo: 'Konsol', fili: 'Console' };

export default {
  name: 'mf_operator',
  requires: { platform: '^1.0' },
  i18n: 'operator',
  routes: [
    {
      id: 'operator.frame',
      path: '/operator',
      layout: 'bare',
      access: 'member',
      title: consoleTitle,
    },
    {
      id: 'operator.setup',
      path: '/operator/setup',
      layout: 'bare',
      access: 'visitor',
      title: { zh: '开通商城', en: 'Open this mall', indo: 'Buka mal ini', fili: 'Buksan ang mall na ito' },
    },
    ...pages.map(({ id, path, title }) => ({
      id,
      path,
      title,
      parent: 'operator.frame',
      layout: 'bare' as const,
      access: 'member' as const,
    })),
  ],
  // The member menu shows it to operators alone.
  nav: [
    {
      surface: 'member',
      group: 'operator',
      order: 0,
      label: consoleTitle,
      routeId: 'operator.frame',
      icon: 'shield',
    },
  ],
  slots: [],
  services: [],
} satisfies RemoteConfig;
