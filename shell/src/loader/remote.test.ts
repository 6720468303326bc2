import { bootRemote } from '../testing/sample-mall.ts';
import { type Container, EntryError, fetchContainer } from './container.ts';
import { Remote } from './remote.ts';
import { heard, opened } from './telemetry.ts';

jest.mock('./container.ts', () => ({
  ...jest.requireActual<object>('./container.ts'),
  fetchContainer: jest.fn(),
}));
const fetched = jest.mocked(fetchContainer);

const container = (routes: object): Container => ({
  init: () => undefined,
  get: async () => () => ({ routes }),
});
const catalog = () =>
  new Remote(
    bootRemote('mf_catalog', {
      channel: 'canary',
      version: '2.1.0',
      base: '/remotes/mf_catalog/2.1.0/',
      previous: { version: '1.9.0', base: '/remotes/mf_catalog/1.9.0/' },
    }),
  );
const loads = () =>
  [...opened.values()].map(({ version, channel, good, ms }) => [version, channel, good, Object.keys(ms)]);

beforeEach(() => {
  opened.clear();
  heard.length = 0;
  fetched.mockReset();
});

it('keeps the time of each step of what was opened', async () => {
  fetched.mockResolvedValue(container({}));
  const remote = catalog();
  await remote.load('chunk', () => remote.door('routes'));
  expect(loads()).toEqual([['2.1.0', 'canary', true, ['entry', 'door', 'chunk']]]);
});

it('counts a failure against the version that failed, and not against the previous one that stands in', async () => {
  fetched.mockImplementation(async ({ address }) => {
    if (address.includes('/2.1.0/')) throw new EntryError('timeout', address);
    return container({});
  });
  const remote = catalog();
  await remote.door('routes');
  expect(remote.place.from).toBe('previous');
  expect(loads()).toEqual([
    ['2.1.0', 'canary', false, []],
    ['1.9.0', 'previous', true, ['entry', 'door']],
  ]);
});

it('knows by its address which version a file was of, when another part has moved on meanwhile', async () => {
  fetched.mockResolvedValue(container({}));
  const remote = catalog();
  const missing = () => {
    const error = new Error(
      'Loading chunk 7 failed.\n(error: http://mall.test/remotes/mf_catalog/2.1.0/home.7.js)',
    );
    error.name = 'ChunkLoadError';
    return Promise.reject(error);
  };
  await expect(remote.load('chunk', missing)).rejects.toThrow('mf_catalog');
  expect(heard.map(({ kind, version }) => [kind, version])).toEqual([
    ['failure', '2.1.0'],
    ['failure', '2.1.0'],
  ]);
  expect(loads().filter(([version]) => version === '1.9.0')).toEqual([]);
});

it('says of a library that the shell lacks, or has in another version, that sharing is what failed', async () => {
  fetched.mockResolvedValue(container({}));
  for (const message of [
    "Can not get 'react/jsx-dev-runtime'",
    'Shared react 19.3.1 does not satisfy ^20.0.0 of mf_catalog',
  ])
    await expect(catalog().load('chunk', () => Promise.reject(new Error(message)))).rejects.toMatchObject({
      kind: 'shared',
    });
});
