import type { Item } from '@mall/contract/operations';
import type { RegistryDocument } from '@mall/registry';

export type Line = RegistryDocument['history'][number];
type Said = Item<'mallRelease.history'>;

const nothing = { version: '', from: '', percent: null, shopCode: '' } as const;

/** The sentences of `moves` in the registry, which are data of former documents too: what does not fit is `other`. */
const sentences: readonly (readonly [RegExp, (found: readonly string[]) => Partial<Said>])[] = [
  [/^(\S+) published$/, ([version = '']) => ({ step: 'published', version })],
  [
    /^(\S+) for ([\d.]+) % of visitors$/,
    ([version = '', percent]) => ({ step: 'canary', version, percent: Number(percent) }),
  ],
  [/^(\S+) → (\S+), rolled back$/, ([from = '', version = '']) => ({ step: 'rolledBack', from, version })],
  [/^(\S+) → (\S+)$/, ([from = '', version = '']) => ({ step: 'promoted', from, version })],
  [
    /^(\S+) taken back from ([\d.]+) %$/,
    ([version = '', percent]) => ({ step: 'takenBack', version, percent: Number(percent) }),
  ],
  [/^closed$/, () => ({ step: 'closed' })],
  [/^opened$/, () => ({ step: 'opened' })],
  [/^(\S+) gets what all get$/, ([shopCode = '']) => ({ step: 'unpinned', shopCode })],
  [/^(\S+) gets (\S+)$/, ([shopCode = '', version = '']) => ({ step: 'pinned', shopCode, version })],
  [/^forgot (.+)$/, ([version = '']) => ({ step: 'forgot', version })],
];

/** A line of the registry's history, so that a page can say it in every language. */
export const readLine = ({ revision, at, by, reason, change }: Line): Said => {
  const [, remote = '', what = ''] = /^(mf_[a-z]+) (.+)$/.exec(change) ?? [];
  const line = { revision, at, by, reason, remote, step: 'other' as const, ...nothing, says: change };
  for (const [pattern, say] of sentences) {
    const found = pattern.exec(what);
    if (found !== null) return { ...line, ...say(found.slice(1)) };
  }
  return line;
};
