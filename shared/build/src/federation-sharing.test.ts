import { init } from './federation-sharing.js';

const bundle = (name: string, versions: Record<string, () => unknown> = {}) =>
  init({
    webpackRequire: {
      federation: {
        initOptions: {
          name,
          shared: { react: Object.entries(versions).map(([version, get]) => ({ version, get })) },
        },
      },
    },
  });
const strict = (requiredVersion: string) => ({
  customShareInfo: { shareConfig: { requiredVersion, singleton: true }, scope: ['default'] },
});
const react = () => 'react of the shell';

/** A remote without copies in the page of a shell that has React 19.3.1. */
const remoteIn = (shell = bundle('mall_shell', { '19.3.1': () => react })) => {
  shell.loadShareSync('react', strict('^19.3.1'));
  const remote = bundle('mf_catalog');
  remote.initShareScopeMap('default', shell.shareScopeMap.default ?? {});
  remote.initializeSharing('default');
  return remote;
};

it('gives a remote the very library that the shell has loaded', async () => {
  expect(await remoteIn().loadShare('react', strict('^19.0.0'))).toBe(react);
});

it('refuses a singleton that does not satisfy, instead of doubling it', async () => {
  await expect(remoteIn().loadShare('react', strict('^20.0.0'))).rejects.toThrow(
    'does not satisfy ^20.0.0 of mf_catalog',
  );
});

it('leaves the choice to the caller when nobody has the library', async () => {
  expect(await bundle('mf_catalog').loadShare('react', strict('^19.0.0'))).toBe(false);
});

it('keeps what is loaded when a newer copy arrives, so that two are never in one page', async () => {
  const shell = bundle('mall_shell', { '19.3.1': () => react });
  shell.loadShareSync('react', strict('^19.3.1'));
  const seller = bundle('mf_seller', { '19.9.0': () => () => 'another react' });
  seller.initShareScopeMap('default', shell.shareScopeMap.default ?? {});
  seller.initializeSharing('default');
  expect(await seller.loadShare('react', strict('^19.0.0'))).toBe(react);
});

it('fetches a library once for all who ask at the same time, and again after a failure', async () => {
  let asked = 0;
  const alone = bundle('mf_seller', {
    '19.3.1': () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('network')) : Promise.resolve(react);
    },
  });
  alone.initializeSharing('default');
  await expect(alone.loadShare('react', strict('^19.0.0'))).rejects.toThrow('network');
  const both = await Promise.all([1, 2].map(() => alone.loadShare('react', strict('^19.0.0'))));
  expect(both).toEqual([react, react]);
  expect(asked).toBe(2);
});
