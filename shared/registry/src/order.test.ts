import { generateKeyPairSync } from 'node:crypto';
import { digestOf } from './canonical.ts';
import { disabled, enabled, lineageBegun, promoted, teamsChanged } from './moves.ts';
import { headOf, type Heads, mustFollow, mustKeepTeams } from './order.ts';
import { RegistryRefused } from './refused.ts';
import { sampleDocument } from './sample.ts';
import type { RegistryDocument } from './schema.ts';
import { signedTeams } from './teams.ts';

const name = 'mf_catalog';
const by = (at: string) => ({ by: 'lin', at, reason: 'because' });
const right = by('2026-11-20T12:00:00.000Z');
const anHourFast = by('2026-11-20T13:00:00.000Z');

const first: RegistryDocument = { ...sampleDocument(), lineage: 'a' };
const second = disabled(first, { name }, anHourFast);
const third = enabled(second, { name }, right);

const knowing = (document: RegistryDocument, former: readonly string[] = []): Heads => ({
  current: headOf(document),
  former,
});
const refusal = (document: RegistryDocument, heads: Heads): string => {
  try {
    return mustFollow(document, heads);
  } catch (error) {
    if (error instanceof RegistryRefused) return error.message;
    throw error;
  }
};

it('takes what descends from the known document, however the clocks of those who moved it went', () => {
  expect(mustFollow(third, knowing(second))).toBe('chained');
  expect(mustFollow(third, knowing(first))).toBe('chained');
  expect(mustFollow(third, knowing(third))).toBe('same');
  expect(mustFollow(third, { current: undefined, former: [] })).toBe('first');
});

it('refuses an older document, and another one of the same revision', () => {
  expect(refusal(second, knowing(third))).toContain('is revision 8, older than revision 9');
  const other = promoted(first, { name, version: '2.1.0' }, right);
  expect(other.revision).toBe(second.revision);
  expect(refusal(other, knowing(second))).toContain('two documents have the revision 8');
});

it('refuses what was moved on from another document of the known revision', () => {
  const fork = promoted(
    promoted(first, { name, version: '2.1.0' }, right),
    { name, version: '2.0.0' },
    right,
  );
  expect(refusal(fork, knowing(second))).toContain('does not descend from the revision 8');
  const unnamed = third.history.map(({ parent: _gone, ...line }) => line);
  expect(refusal({ ...third, history: unnamed }, knowing(second))).toContain('does not descend');
});

it('goes by the revision alone where the history does not reach back', () => {
  expect(mustFollow({ ...third, history: third.history.slice(-1) }, knowing(first))).toBe('unchained');
});

it('takes a registry that was begun anew, and then never the former one', () => {
  const anew: RegistryDocument = { ...sampleDocument(), lineage: 'b', revision: 1 };
  expect(mustFollow(anew, knowing(third))).toBe('begun');
  expect(refusal(third, knowing(anew, ['a']))).toContain('a lineage that this mall has left');
  const restored = lineageBegun(first, { lineage: 'c' }, right);
  expect(mustFollow(restored, knowing(third))).toBe('begun');
  expect(restored.history.at(-1)).toMatchObject({ parent: digestOf(first), change: 'a new lineage begun' });
});

it('takes no list of teams from before the known one', () => {
  const rootKey = generateKeyPairSync('ed25519').privateKey;
  const one = signedTeams(undefined, {}, rootKey);
  const two = signedTeams(one, {}, rootKey);
  const known = teamsChanged(
    teamsChanged(first, { teams: one, line: 'one' }, right),
    { teams: two, line: 'two' },
    right,
  );
  const back = teamsChanged(known, { teams: one, line: 'back' }, right);
  const { teams: _gone, ...none } = disabled(known, { name }, right);
  for (const document of [back, none])
    expect(() => mustKeepTeams(document, known)).toThrow(/has list [01] of teams, older than list 2/);
  mustKeepTeams(disabled(known, { name }, right), known);
  mustKeepTeams(first, undefined);
  mustKeepTeams({ ...first, lineage: 'b' }, known);
});

describe('a registry of before lineages', () => {
  const old = sampleDocument();
  const line = { revision: 8, ...right, change: 'mf_catalog closed' };

  it('is read, and followed by its revisions', () => {
    expect(mustFollow({ ...old, revision: 8, history: [line] }, knowing(old))).toBe('unchained');
    expect(refusal(old, knowing({ ...old, revision: 8 }))).toContain('older than revision 8');
  });

  it('gets a lineage with its next move, the same for all who move it, and is left for ever', () => {
    const moved = disabled(old, { name }, right);
    expect(moved.lineage).toBe(digestOf(old));
    expect(enabled(moved, { name }, right).lineage).toBe(moved.lineage);
    expect(mustFollow(moved, knowing(old))).toBe('begun');
    expect(refusal({ ...old, revision: 99 }, knowing(moved))).toContain('a lineage that this mall has left');
  });
});
