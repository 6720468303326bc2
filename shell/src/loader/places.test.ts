import type { BootRemote } from '@mall/registry/boot-manifest';
import { placesOf } from './places.ts';

const remote: BootRemote = {
  name: 'mf_catalog',
  channel: 'stable',
  closed: false,
  version: '2.0.0',
  base: '/remotes/mf_catalog/2.0.0/',
  fallbackBase: '/remotes-b/mf_catalog/2.0.0/',
  integrity: 'sha384-new',
  previous: { version: '1.9.0', base: '/remotes/mf_catalog/1.9.0/', integrity: 'sha384-old' },
  i18n: 'catalog',
  routes: [],
  nav: [],
  slots: [],
  services: [],
};

it('looks at the address of the registry, again, at the second address, then for the previous version', () => {
  expect(placesOf(remote, 0).map(({ from, entry }) => [from, entry])).toEqual([
    ['stable', 'http://mall.test/remotes/mf_catalog/2.0.0/remoteEntry.js'],
    ['again', 'http://mall.test/remotes/mf_catalog/2.0.0/remoteEntry.js?r=1'],
    ['fallback', 'http://mall.test/remotes-b/mf_catalog/2.0.0/remoteEntry.js?r=1'],
    ['previous', 'http://mall.test/remotes/mf_catalog/1.9.0/remoteEntry.js?r=1'],
  ]);
});

it('never uses an address twice, however often the visitor retries', () => {
  const all = [0, 1, 2, 3, 4].flatMap((round) => placesOf(remote, round).map(({ entry }) => entry));
  expect(new Set(all).size).toBe(all.length);
});

it('checks each version by its own digest', () => {
  expect(placesOf(remote, 0).map(({ integrity }) => integrity)).toEqual([
    'sha384-new',
    'sha384-new',
    'sha384-new',
    'sha384-old',
  ]);
});

it('changes the folder with each retry, because a stuck chunk has no query', () => {
  expect([1, 2, 3].map((round) => placesOf(remote, round)[0]?.base)).toEqual([
    remote.fallbackBase,
    remote.base,
    remote.fallbackBase,
  ]);
});
