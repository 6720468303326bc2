import { moves } from '@mall/registry';
import { sampleDeclaration, sampleVersion } from '@mall/registry/sample';
import { adopted, begun, type House } from './adoption.ts';

const author = { by: 'lin', at: '2026-11-20T12:00:00.000Z', reason: 'built here' };
const name = 'mf_catalog';
const house = (version: string, over: Partial<House> = {}): House => ({
  shell: { platform: '1.4.0', shares: { react: '19.3.1' } },
  builds: [
    { name, version, found: sampleVersion(version, { builtAt: `2026-11-0${version.at(-1)}T00:00:00.000Z` }) },
  ],
  ...over,
});
const first = adopted(begun(house('1.0.1').shell, 'a'), house('1.0.1'), {}, author);

it('makes a mall of what was built', () => {
  expect(first).toMatchObject({
    platform: '1.4.0',
    remotes: { mf_catalog: { stable: '1.0.1', enabled: true } },
  });
  expect(first.lineage).toBe('a');
  expect(first.history.map(({ change }) => change)).toEqual(['mf_catalog 1.0.1 published']);
});

it('gives everybody what changed since, and leaves what did not as it was moved', () => {
  const second = adopted(first, house('1.0.2'), { [name]: '1.0.1' }, author);
  expect(second.remotes[name]).toMatchObject({ stable: '1.0.2', previous: '1.0.1' });
  const back = moves.rolledBack(second, { name }, author);
  expect(adopted(back, house('1.0.2'), { [name]: '1.0.2' }, author)).toBe(back);
  const returned = adopted(second, house('1.0.1'), { [name]: '1.0.2' }, author);
  expect(returned.remotes[name]?.stable).toBe('1.0.1');
});

it('keeps remotes from elsewhere, and forgets old versions of its own', () => {
  const care = sampleVersion('1.0.0', {
    declares: sampleDeclaration({ name: 'mf_care', i18n: 'care', routes: [] }),
  });
  let document = moves.published(first, { name: 'mf_care', version: '1.0.0', found: care }, author);
  for (const n of [2, 3, 4, 5, 6, 7, 8])
    document = adopted(document, house(`1.0.${n}`), { [name]: 'before' }, author);
  expect(document.remotes['mf_care']?.stable).toBe('1.0.0');
  expect(Object.keys(document.remotes[name]?.versions ?? {})).toEqual([
    '1.0.4',
    '1.0.5',
    '1.0.6',
    '1.0.7',
    '1.0.8',
  ]);
});

it('follows the shell, and refuses remotes that do not fit together', () => {
  const shell = { platform: '1.5.0', shares: { react: '19.4.0' } };
  const next = adopted(first, house('1.0.1', { shell }), { [name]: '1.0.1' }, author);
  expect(next).toMatchObject({ platform: '1.5.0', revision: first.revision + 1 });
  const other = {
    name: 'mf_other',
    version: '1',
    found: sampleVersion('1', { declares: sampleDeclaration({ name: 'mf_other' }) }),
  };
  expect(() => adopted(first, house('1.0.1', { builds: [other] }), {}, author)).toThrow(/declared twice/);
});
