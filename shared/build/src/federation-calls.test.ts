import {
  consumes,
  initContainerEntry,
  initializeSharing,
  installInitialConsumes,
  type WebpackRequire,
} from './federation-calls.js';
import { init } from './federation-sharing.js';

const react = () => 'react of the shell';

/** A bundle as webpack makes it, with one module that stands for React. */
const bundle = (
  name: string,
  { copies = {}, range = '^19.0.0' }: { copies?: Record<string, () => unknown>; range?: string } = {},
) => {
  const shared = { react: Object.entries(copies).map(([version, get]) => ({ version, get })) };
  const wanted = { shareKey: 'react', shareScope: ['default'], requiredVersion: range, singleton: true };
  const fallback = () => () => 'a copy of its own';
  const instance = init({ webpackRequire: { federation: { initOptions: { name, shared } } } });
  const webpackRequire: WebpackRequire = {
    m: {},
    c: {},
    I: (scope) => initializeSharing({ shareScopeName: scope, webpackRequire }),
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { ...wanted, fallback } } },
    federation: { instance },
  };
  const installedModules: Record<string, unknown> = {};
  const openChunk = async (): Promise<void> => {
    const promises: unknown[] = [];
    consumes({
      chunkId: 'screen',
      promises,
      chunkMapping: { screen: ['7'] },
      installedModules,
      webpackRequire,
    });
    await Promise.all(promises);
  };
  const importReact = (): unknown => {
    const module = { exports: undefined };
    webpackRequire.m['7']?.(module);
    return module.exports;
  };
  return { instance, webpackRequire, installedModules, openChunk, importReact };
};

const shellWithReact = () => {
  const shell = bundle('mall_shell', { copies: { '19.3.1': () => react } });
  installInitialConsumes({ initialConsumes: ['7'], ...shell });
  return shell;
};

const joined = async (remote: ReturnType<typeof bundle>) => {
  const shell = shellWithReact();
  await initContainerEntry({
    webpackRequire: remote.webpackRequire,
    shareScope: shell.instance.shareScopeMap.default,
    initScope: [],
    shareScopeKey: 'default',
  });
  return remote;
};

it('gives the shell what is in its first files when it is first imported', () => {
  const shell = shellWithReact();
  expect(shell.importReact()).toBe('react of the shell');
});

it('gives the chunk of a remote the library of the page, and asks for it once', async () => {
  const remote = await joined(bundle('mf_catalog'));
  await Promise.all([remote.openChunk(), remote.openChunk()]);
  expect(remote.importReact()).toBe('react of the shell');
  expect(remote.installedModules['7']).toBe(0);
});

it('opens the chunk also when a library is refused, and throws where it is imported', async () => {
  const remote = await joined(bundle('mf_catalog', { range: '^20.0.0' }));
  await remote.openChunk();
  expect(() => remote.importReact()).toThrow('does not satisfy ^20.0.0 of mf_catalog');
});

it('takes the own copy where no page lends one', async () => {
  const alone = bundle('mf_seller');
  await initializeSharing({ shareScopeName: 'default', webpackRequire: alone.webpackRequire });
  await alone.openChunk();
  expect(alone.importReact()).toBe('a copy of its own');
});
