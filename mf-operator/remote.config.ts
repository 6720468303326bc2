import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { pages } from './src/declared/pages.ts';

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
      title: { zh: '运营后台', en: 'Console', indo: 'Konsol', fili: 'Console' },
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
  nav: [],
  slots: [],
  services: [],
} satisfies RemoteConfig;
