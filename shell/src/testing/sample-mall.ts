import type { BootManifest, BootRemote } from '@mall/registry/boot-manifest';

/** A remote of a boot manifest with one public route, for tests. */
export const bootRemote = (name: `mf_${string}`, over: Partial<BootRemote> = {}): BootRemote => {
  const word = name.slice(3);
  return {
    name,
    channel: 'stable',
    closed: false,
    version: '2.0.0',
    base: `/remotes/${name}/2.0.0/`,
    i18n: word,
    routes: [
      {
        id: `${word}.home`,
        path: `/${word}`,
        layout: 'public',
        title: { zh: word, en: word, indo: word, fili: word },
      },
    ],
    nav: [],
    slots: [],
    services: [],
    ...over,
  };
};

export const bootManifest = (
  remotes: readonly BootRemote[],
  over: Partial<BootManifest> = {},
): BootManifest => ({
  revision: 7,
  inspector: true,
  notes: [],
  remotes,
  ...over,
});
