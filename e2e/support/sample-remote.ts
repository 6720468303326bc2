import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@mall/contract/core/languages';
import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { type Build, buildIn } from '@mall/publish/built';
import type { OwnMall } from './own-mall.ts';

type Sample = {
  name: `mf_${string}`;
  version?: string;
  routes?: RemoteConfig['routes'];
  slots?: RemoteConfig['slots'];
  services?: RemoteConfig['services'];
  /**
   * Script text: `routes`, `slots` and `services` are objects in it, with components that use `React`, `h` (createElement)
   * and `lib(name)`, another shared library.
   */
  script: string;
};

/** A remote of two files, written by hand as no build would: what it does to a page is what a spec wants to see. */
export const sampleRemote = async (
  mall: OwnMall,
  { name, version = '1.0.0-sample0001', routes = [], slots = [], services = [], script }: Sample,
): Promise<Build> => {
  const folder = path.join(path.dirname(mall.store), 'builds', name, version);
  await mkdir(folder, { recursive: true });
  const word = name.slice('mf_'.length);
  const files = ['entries.js'];
  const content: Record<string, string> = {
    'remoteEntry.js': entryOf(name),
    'entries.js': `self.${name}.define(async (React, h, lib) => { let routes = {}, slots = {}, services = {}; ${script}; return { routes, slots, services }; });`,
  };
  for (const [file, text] of Object.entries(content)) await writeFile(path.join(folder, file), text);
  const keyed = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, files]));
  const built = {
    name,
    version,
    declares: { name, requires: { platform: '^1.0' }, i18n: word, routes, nav: [], slots, services },
    shared: {},
    integrity: Object.fromEntries(
      Object.entries(content).map(([file, text]) => [
        file,
        `sha384-${createHash('sha384').update(text).digest('base64')}`,
      ]),
    ),
    files: {
      routes: keyed(routes.map(({ id }) => id)),
      slots: keyed(slots.map(({ at }) => at)),
      services: keyed(services.map((service) => service.version)),
      phrases: keyed(languages),
    },
    builtAt: new Date().toISOString(),
  };
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(built));
  await writeFile(path.join(folder, 'complete'), '');
  return buildIn(folder);
};

/** A container that takes React from the page and its screens from one more file. */
const entryOf = (name: string): string => `var ${name} = (() => {
  const at = document.currentScript.src;
  let scope, made, doors;
  const lib = async (key) => { const [found] = Object.values(scope[key]); return (await found.get())(); };
  const open = () => doors ??= new Promise((resolve, reject) => {
    made = resolve;
    const script = document.createElement('script');
    script.src = at.replace('remoteEntry.js', 'entries.js');
    script.crossOrigin = 'anonymous';
    script.onerror = () => reject(new Error('Loading chunk entries failed'));
    document.head.append(script);
  }).then(async (make) => {
    const React = await lib('react');
    const { routes, slots, services } = await make(React, React.createElement, lib);
    const each = (all) => Object.fromEntries(Object.entries(all).map(([key, Component]) => [key, async () => ({ Component })]));
    const none = async () => ({ default: {} });
    return { './routes': { routes: each(routes) }, './slots': { slots: each(slots) }, './services': { services },
      './phrases': { phrases: { zh: none, en: none, indo: none, fili: none } } };
  });
  return {
    init: (given) => { scope = given; },
    get: async (door) => { const all = await open(); return () => all[door]; },
    define: (make) => made(make),
  };
})();`;
