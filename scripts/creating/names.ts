import type { RemoteConfig } from '../../shared/contract/src/core/remote-config.ts';
import { conflicts } from '../../shared/registry/src/index.ts';

/** Every form of a remote's name: `mf-care`, `mf_care`, `care`. */
export type Names = { name: string; container: `mf_${string}`; feature: string };

/** Namespaces of the shell's own phrases, and first path segments of the server. */
const reserved = [
  ...['common', 'compose', 'login', 'office', 'search', 'shell', 'ui'],
  ...['api', 'assets', 'media', 'merchant', 'registry', 'remotes'],
];

export const namesOf = (name: string): Names => {
  const feature = name.replace(/^mf-/, '');
  return { name, feature, container: `mf_${feature}` };
};

/**
 * Why a remote cannot have this name beside the existing ones, each reason in a sentence; empty when it can.
 */
export const nameProblems = (name: string, declared: readonly RemoteConfig[]): string[] => {
  if (!/^mf-[a-z]+$/.test(name))
    return [`"${name}" is no name of a remote: it is mf- and small letters, as mf-care.`];
  const { container, feature } = namesOf(name);
  if (reserved.includes(feature)) return [`"${feature}" is the mall's own word: choose another.`];
  if (declared.some((remote) => remote.name === container)) return [`There is a remote ${name} already.`];
  const known = conflicts(declared);
  return conflicts([...declared, declarationOf(container, feature)])
    .filter((problem) => !known.includes(problem))
    .map((problem) => `${name} does not fit beside the remotes of this mall: ${problem}.`);
};

/** The parts of the remote's declaration that may conflict with others. */
const declarationOf = (container: Names['container'], feature: string): RemoteConfig => ({
  name: container,
  requires: { platform: '^1.0' },
  i18n: feature,
  routes: [
    {
      id: `${feature}.guide`,
      path: `/${feature}`,
      layout: 'public',
      title: { zh: feature, en: feature, indo: feature, fili: feature },
    },
  ],
  nav: [],
  slots: [],
  services: [],
});

/** The next free position in a menu and in a slot. */
export const freeOrder = (declared: readonly RemoteConfig[]): number =>
  1 +
  Math.max(
    0,
    ...declared.flatMap(({ nav }) =>
      nav.filter(({ surface }) => surface === 'header').map(({ order }) => order),
    ),
    ...declared.flatMap(({ slots }) => slots.map(({ order }) => order)),
  );
