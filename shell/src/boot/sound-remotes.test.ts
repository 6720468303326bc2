import { bootManifest, bootRemote } from '../testing/sample-mall.ts';
import { soundRemotes } from './sound-remotes.ts';

const good = bootRemote('mf_good');
const bad = bootRemote('mf_bad');
/** What is left of a manifest with this entry beside a good one, and what was told. */
const leftOf = (entry: unknown) => {
  const told: string[] = [];
  const manifest = bootManifest([entry as typeof good, good]); // wrong on purpose
  const { remotes, notes } = soundRemotes(manifest, (name) => told.push(name));
  return { remotes, notes, told };
};

it('leaves a manifest alone that is as it should be', () => {
  expect(leftOf(bad)).toEqual({ remotes: [bad, good], notes: [], told: [] });
});

it.each<[string, unknown]>([
  ['is nothing', null],
  ['is a text', 'mf_bad'],
  ['has no screens', { ...bad, routes: undefined }],
  ['has a screen without an address', { ...bad, routes: [{ ...bad.routes[0], path: undefined }] }],
  ['has a screen without a title', { ...bad, routes: [{ ...bad.routes[0], title: null }] }],
  ['has no address', { ...bad, base: undefined }],
  ['has a number for its version', { ...bad, version: 7 }],
  ['has a menu entry that is none', { ...bad, nav: [null] }],
  ['has slots that are no list', { ...bad, slots: {} }],
])('leaves out an entry that %s, and says so', (_what, entry) => {
  const { remotes, notes, told } = leftOf(entry);
  expect(remotes).toEqual([good]);
  expect(told).toHaveLength(1);
  expect(notes).toEqual([expect.stringMatching(/malformed, publish it anew/)]);
});

it('reads a manifest that lacks its other parts', () => {
  expect(soundRemotes({ remotes: [] }, () => {})).toEqual({
    revision: 0,
    inspector: false,
    notes: [],
    remotes: [],
  });
});
