import type { RemoteConfig } from '@mall/contract/core/remote-config';
import type { RegistryDocument, RegistryRemote, RemoteVersion } from './schema.ts';

/** Small documents for tests of the registry's readers. */
export const sampleDeclaration = (over: Partial<RemoteConfig> = {}): RemoteConfig => ({
  name: 'mf_catalog',
  requires: { platform: '^1.0' },
  i18n: 'catalog',
  routes: [
    {
      id: 'catalog.home',
      path: '/homeIndex',
      layout: 'public',
      title: { zh: '首页', en: 'Home', indo: 'Beranda', fili: 'Home' },
    },
  ],
  nav: [],
  slots: [],
  services: [],
  ...over,
});

export const sampleVersion = (version: string, over: Partial<RemoteVersion> = {}): RemoteVersion => ({
  base: `/remotes/mf_catalog/${version}/`,
  fallbackBase: `/remotes-b/mf_catalog/${version}/`,
  integrity: { 'remoteEntry.js': 'sha384-abc' },
  requires: { platform: '^1.0' },
  shared: { react: '^19.0.0' },
  declares: sampleDeclaration(),
  files: {
    routes: { 'catalog.home': ['entries.1.js', 'home.2.js'] },
    slots: {},
    services: {},
    phrases: { zh: ['zh.3.js'], en: ['en.4.js'], indo: ['indo.5.js'], fili: ['fili.6.js'] },
  },
  bytes: { 'catalog.home': 40_000 },
  builtAt: '2026-11-01T00:00:00.000Z',
  ...over,
});

export const sampleDocument = (over: Partial<RegistryRemote> = {}): RegistryDocument => ({
  schemaVersion: 1,
  revision: 7,
  platform: '1.4.0',
  shares: { react: '19.3.1' },
  remotes: {
    mf_catalog: {
      stable: '2.0.0',
      previous: '1.9.0',
      enabled: true,
      versions: {
        '2.0.0': sampleVersion('2.0.0'),
        '1.9.0': sampleVersion('1.9.0'),
        '2.1.0': sampleVersion('2.1.0'),
      },
      ...over,
    },
  },
  history: [],
});
