import { compareVersions, satisfies } from './semver.ts';

describe('satisfies', () => {
  it.each([
    ['1.4.2', '^1.4', true],
    ['1.3.9', '^1.4', false],
    ['2.0.0', '^1.4', false],
    ['1.0.0', '^1', true],
    ['0.2.3', '^0.2.1', true],
    ['0.3.0', '^0.2.1', false],
    ['1.4.9', '~1.4.2', true],
    ['1.5.0', '~1.4.2', false],
    ['1.9.0', '~1', true],
    ['1.5.0', '>=1.2 <2', true],
    ['2.0.0', '>=1.2 <2', false],
    ['1.0.0-3f2a', '1.0.0', true],
    ['9.9.9', '*', true],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });

  it('refuses what it cannot read', () => {
    expect(satisfies('one', '^1')).toBe(false);
    expect(satisfies('1.0.0', 'latest')).toBe(false);
    expect(satisfies('1.0.0', '')).toBe(false);
  });
});

it('compares by number, not by letter', () => {
  expect(['1.10.0', '1.9.0', '1.2.0'].sort(compareVersions)).toEqual(['1.2.0', '1.9.0', '1.10.0']);
});
