import fc from 'fast-check';
import { digestOf } from './canonical.ts';
import { canaried, collected, disabled, enabled, pinned, promoted, published, rolledBack } from './moves.ts';
import { RegistryRefused } from './refused.ts';
import { resolve } from './resolve.ts';
import { sampleDocument, sampleVersion } from './sample.ts';
import { RegistryDocument } from './schema.ts';

const at = '2026-11-20T12:00:00.000Z';
const author = { by: 'lin', at, reason: 'because' };
const name = 'mf_catalog';
const day = (n: number): string => new Date(Date.UTC(2026, 9, 1 + n)).toISOString();
const version = (n: number) => ({
  name,
  version: `1.0.${n}`,
  found: sampleVersion(`1.0.${n}`, { builtAt: day(n) }),
});

/** Versions 1.0.0 to 1.0.2, the first of which is stable. */
const three = (): RegistryDocument =>
  [0, 1, 2].reduce((document, n) => published(document, version(n), author), {
    ...sampleDocument(),
    revision: 0,
    remotes: {},
  });
const remoteIn = (document: RegistryDocument) => {
  const remote = document.remotes[name];
  if (remote === undefined) throw new Error(`no ${name}`);
  return remote;
};
const refused = (work: () => unknown): string => {
  try {
    work();
    return 'done';
  } catch (error) {
    if (!(error instanceof RegistryRefused)) throw error;
    return `${error.status} ${error.reason}`;
  }
};

it('publishes a version that nobody gets, and never the same twice', () => {
  const document = three();
  expect(remoteIn(document)).toMatchObject({ stable: '1.0.0', enabled: true });
  expect(Object.keys(remoteIn(document).versions)).toEqual(['1.0.0', '1.0.1', '1.0.2']);
  expect(refused(() => published(document, version(1), author))).toBe('409 twice');
});

it('leads a candidate from a few visitors to all, and back', () => {
  const few = canaried(three(), { name, percent: 10 }, author);
  expect(remoteIn(few).canary).toEqual({ version: '1.0.2', percent: 10, salt: '1.0.2' });
  const more = canaried(few, { name, percent: 50 }, author);
  expect(remoteIn(more).canary).toEqual({ version: '1.0.2', percent: 50, salt: '1.0.2' });
  const all = promoted(more, { name }, author);
  expect(remoteIn(all)).toMatchObject({ stable: '1.0.2', previous: '1.0.0' });
  expect(remoteIn(all).canary).toBeUndefined();
  expect(remoteIn(rolledBack(more, { name }, author))).toMatchObject({ stable: '1.0.0' });
  expect(remoteIn(rolledBack(more, { name }, author)).canary).toBeUndefined();
});

it('goes back to what everybody had, and falls back to nothing that was just taken away', () => {
  const second = promoted(three(), { name, version: '1.0.1' }, author);
  const third = promoted(second, { name, version: '1.0.2' }, author);
  const back = rolledBack(third, { name }, author);
  expect(remoteIn(back)).toMatchObject({ stable: '1.0.1', previous: '1.0.0' });
  const further = rolledBack(back, { name }, author);
  expect(remoteIn(further).stable).toBe('1.0.0');
  expect(remoteIn(further).previous).toBeUndefined();
  expect(refused(() => rolledBack(further, { name }, author))).toBe('422 nothing');
});

it('closes and opens a remote, and gives a shop a version of its own', () => {
  const closed = disabled(three(), { name }, author);
  expect(remoteIn(closed).enabled).toBe(false);
  expect(refused(() => disabled(closed, { name }, author))).toBe('422 nothing');
  expect(remoteIn(enabled(closed, { name }, author)).enabled).toBe(true);
  const own = pinned(three(), { name, shopCode: 'SHOP8', version: '1.0.1' }, author);
  expect(remoteIn(own).tenants).toEqual({ SHOP8: '1.0.1' });
  expect(remoteIn(pinned(own, { name, shopCode: 'SHOP8', version: null }, author)).tenants).toBeUndefined();
});

it.each<[string, (document: RegistryDocument) => unknown, string]>([
  ['a remote that is not there', (d) => promoted(d, { name: 'mf_else' }, author), '404 unknown'],
  ['a version that is not there', (d) => promoted(d, { name, version: '9.9.9' }, author), '404 unknown'],
  [
    'a candidate that is not there',
    (d) => canaried(d, { name, version: '9.9.9', percent: 5 }, author),
    '404 unknown',
  ],
  [
    'a candidate that everybody has',
    (d) => canaried(d, { name, version: '1.0.0', percent: 5 }, author),
    '422 nothing',
  ],
  ['no share', (d) => canaried(d, { name, percent: 0 }, author), '422 unfit'],
  ['more than all', (d) => canaried(d, { name, percent: 101 }, author), '422 unfit'],
  ['promoting nothing', (d) => promoted(d, { name }, author), '422 nothing'],
  ['promoting what everybody has', (d) => promoted(d, { name, version: '1.0.0' }, author), '422 nothing'],
  ['going back to nothing', (d) => rolledBack(d, { name }, author), '422 nothing'],
  ['a pin to nothing', (d) => pinned(d, { name, shopCode: 'A', version: '9' }, author), '404 unknown'],
])('refuses %s', (_what, move, said) => {
  expect(refused(() => move(three()))).toBe(said);
});

it('writes down who moved what, when and why', () => {
  const last = promoted(three(), { name, version: '1.0.1' }, author);
  expect(last.revision).toBe(4);
  expect(last.history.at(-1)).toEqual({
    revision: 4,
    change: 'mf_catalog 1.0.0 → 1.0.1',
    parent: digestOf(three()),
    ...author,
  });
});

it('forgets what nobody gets, beyond five versions and fourteen days', () => {
  const ten = Array.from({ length: 10 }, (_, n) => n).reduce(
    (document, n) => published(document, version(n), author),
    { ...sampleDocument(), revision: 0, remotes: {} } as RegistryDocument, // a document without remotes is valid too
  );
  const old = pinned(ten, { name, shopCode: 'A', version: '1.0.2' }, author);
  const far = collected(old, { name }, { ...author, at: day(60) });
  expect(far.freed.toSorted()).toEqual(['1.0.1', '1.0.3', '1.0.4']);
  expect(Object.keys(remoteIn(far.document).versions)).toHaveLength(7);
  expect(collected(old, { name }, { ...author, at: day(12) }).freed).toEqual([]);
  const nothing = collected(far.document, { name }, { ...author, at: day(60) });
  expect(nothing).toEqual({ document: far.document, freed: [] });
});

it('stays a registry that every visitor can be given a mall of, whatever is moved', () => {
  const tries = [
    (d: RegistryDocument, n: number) => published(d, version(n), author),
    (d: RegistryDocument, n: number) => canaried(d, { name, version: `1.0.${n}`, percent: 1 + n }, author),
    (d: RegistryDocument) => canaried(d, { name, percent: 10 }, author),
    (d: RegistryDocument) => promoted(d, { name }, author),
    (d: RegistryDocument, n: number) => promoted(d, { name, version: `1.0.${n}` }, author),
    (d: RegistryDocument) => rolledBack(d, { name }, author),
    (d: RegistryDocument) => disabled(d, { name }, author),
    (d: RegistryDocument) => enabled(d, { name }, author),
    (d: RegistryDocument, n: number) => pinned(d, { name, shopCode: 'A', version: `1.0.${n}` }, author),
    (d: RegistryDocument, n: number) => collected(d, { name }, { ...author, at: day(n * 9) }).document,
  ];
  const step = fc.record({ at: fc.nat(tries.length - 1), n: fc.nat(12) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let document = three();
      for (const { at: which, n } of steps) {
        const before = document;
        try {
          document = tries[which]?.(document, n) ?? document;
        } catch (error) {
          if (!(error instanceof RegistryRefused)) throw error;
          expect(document).toBe(before);
        }
        expect(document === before || document.revision === before.revision + 1).toBe(true);
        expect(RegistryDocument.safeParse(document).success).toBe(true);
        const { stable, previous, canary, tenants = {}, versions } = remoteIn(document);
        for (const given of [stable, previous, canary?.version, ...Object.values(tenants)])
          if (given !== undefined) expect(Object.keys(versions)).toContain(given);
        const [one] = resolve(document, { shellVersion: '1.4.0', stickyId: `v${n}` }).remotes;
        expect(Object.keys(versions)).toContain(one?.version);
      }
    }),
  );
});
