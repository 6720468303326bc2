import { deliverySteps } from '@mall/contract/trade/delivery';
import { bcp47, type Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import { permissionNames, roleName } from '../i18n/permission-names.ts';
import { moneyText, type Words } from '../i18n/words.ts';
import { auditFields, areaOf, areaWords, auditWords, otherWords, stepWords, valueWords } from './words.ts';

type Changes = Output<'audit.list'>['list'][number]['changes'];
type Diff = Readonly<Record<string, unknown>>;
/** What something with an id is called. */
export type NameOf = (id: string) => string | undefined;

/** What an action is called; one without words of its own is called by its area. */
export const titleOf = (action: string, language: Language): string => {
  const words: Readonly<Record<string, Words>> = auditWords;
  return (words[action] ?? areaWords[areaOf(action)])[language];
};

/** What differs, in words. Rows from before the fields were told apart have what is new only. */
export const changesOf = (diff: Diff, language: Language, nameOf: NameOf = () => undefined): Changes => {
  const [before, after] = statesIn(diff);
  const items = itemsIn(diff).map((id) => ({
    field: nameOf(id) ?? id,
    old: sayItem(before[id], language),
    new: sayItem(after[id], language),
  }));
  return [...fieldChanges(before, after, language), ...items];
};

const fieldChanges = (before: Diff, after: Diff, language: Language): Changes =>
  Object.entries(auditFields).flatMap(([field, { name, kind }]) => {
    const [from, to] = [before[field], after[field]];
    if (isNothing(from) && isNothing(to)) return [];
    if (kind === 'permissions') return permissionChanges(from, to, language);
    const say = (value: unknown) => (isNothing(value) ? null : sayValue(value, kind, language));
    return [{ field: name[language], old: say(from), new: say(to) }];
  });

/** Prices and goods that changed many at once are told one by one, by their ids: the first of them. */
export const itemsIn = (diff: Diff): string[] => {
  const ids = statesIn(diff).flatMap((state) => Object.keys(state));
  return [...new Set(ids)].filter((id) => /^\d+$/.test(id)).slice(0, mostItems);
};
const mostItems = 5;

/** An amount is a price, none the usual one; a flag says whether something is shown. */
const sayItem = (value: unknown, language: Language): string => {
  if (typeof value === 'number') return moneyText(value, language);
  if (typeof value === 'boolean') return otherWords[value ? 'shown' : 'hidden'][language];
  return otherWords.usual[language];
};

const statesIn = (diff: Diff): readonly [before: Diff, after: Diff] => {
  const [old, next] = [recordIn(diff, 'old'), recordIn(diff, 'new')];
  return old === undefined && next === undefined ? [{}, diff] : [old ?? {}, next ?? {}];
};

const sayValue = (value: unknown, kind: string, language: Language): string => {
  switch (kind) {
    case 'money':
      return typeof value === 'number' ? moneyText(value, language) : String(value);
    case 'role':
      return roleName(String(value), language);
    case 'yesNo':
      return otherWords[value === true ? 'yes' : 'no'][language];
    case 'picture':
      return `${otherWords.picture[language]}${Array.isArray(value) ? ` × ${value.length}` : ''}`;
    case 'instant':
      return instantText(String(value), language);
    case 'word':
      return valueWords[String(value)]?.[language] ?? String(value);
    case 'step':
      return stepWords[deliverySteps[Number(value)] ?? 'unknown'][language];
    default:
      return Array.isArray(value) ? value.map(String).join(otherWords.comma[language]) : String(value);
  }
};

/** Long lists are told by what was added and what was taken away. */
const permissionChanges = (from: unknown, to: unknown, language: Language): Changes => {
  const [before, after] = [keysIn(from), keysIn(to)];
  const say = (keys: readonly (typeof permissions)[number][]) =>
    keys.map((key) => permissionNames[key][language]).join(otherWords.comma[language]);
  const added = after.filter((key) => !before.includes(key));
  const taken = before.filter((key) => !after.includes(key));
  return [
    ...(added.length > 0 ? [{ field: otherWords.added[language], old: null, new: say(added) }] : []),
    ...(taken.length > 0 ? [{ field: otherWords.taken[language], old: say(taken), new: null }] : []),
  ];
};

const keysIn = (value: unknown) => permissions.filter((key) => Array.isArray(value) && value.includes(key));

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const recordIn = (diff: Diff, name: string): Diff | undefined => {
  const value = diff[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
};

const instantText = (at: string, language: Language): string =>
  Number.isNaN(Date.parse(at))
    ? at
    : new Intl.DateTimeFormat(bcp47[language], {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: 'Asia/Shanghai',
      }).format(new Date(at));
