import { type DeliveryStep, deliverySteps } from '@mall/contract/trade/delivery';
import { bcp47, type Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import { moneyText } from '../i18n/format.ts';
import { permissionName, roleName } from '../i18n/permission-names.ts';
import { areaOf } from './actions.ts';
import { type AuditField, auditFields } from './fields.ts';
import { has, say } from './phrases.ts';

type Changes = Output<'audit.list'>['list'][number]['changes'];
type Diff = Readonly<Record<string, unknown>>;
/** The name of an object with an id. */
export type NameOf = (id: string) => string | undefined;

/** The name of an action; an action without a name of its own gets the name of its area. */
export const titleOf = (action: string, language: Language): string => {
  const key = `action.${action}`;
  return say(has(key) ? key : `area.${areaOf(action)}`, language);
};

/** The name of a step of a delivery. */
export const stepName = (step: DeliveryStep, language: Language): string => say(`step.${step}`, language);

/** The differences as text. Rows from before old and new were separate fields have only the new values. */
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
  (Object.keys(auditFields) as AuditField[]) // keys of a const table
    .flatMap((field) => {
      const [kind, from, to] = [auditFields[field], before[field], after[field]];
      if (isNothing(from) && isNothing(to)) return [];
      if (kind === 'permissions') return permissionChanges(from, to, language);
      const shown = (value: unknown) => (isNothing(value) ? null : sayValue(value, kind, language));
      return [{ field: say(`field.${field}`, language), old: shown(from), new: shown(to) }];
    });

/** Changes of many prices or goods at once are listed by their ids: the first of them. */
export const itemsIn = (diff: Diff): string[] => {
  const ids = statesIn(diff).flatMap((state) => Object.keys(state));
  return [...new Set(ids)].filter((id) => /^\d+$/.test(id)).slice(0, mostItems);
};
const mostItems = 5;

/** An amount is a price, none the usual one; a flag is the visibility. */
const sayItem = (value: unknown, language: Language): string => {
  if (typeof value === 'number') return moneyText(value, language);
  if (typeof value === 'boolean') return say(value ? 'other.shown' : 'other.hidden', language);
  return say('other.usual', language);
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
      return say(value === true ? 'other.yes' : 'other.no', language);
    case 'picture':
      return `${say('other.picture', language)}${Array.isArray(value) ? ` × ${value.length}` : ''}`;
    case 'instant':
      return instantText(String(value), language);
    case 'word':
      return sayWord(String(value), language);
    case 'step':
      return stepName(deliverySteps[Number(value)] ?? 'unknown', language);
    default:
      return Array.isArray(value) ? value.map(String).join(say('other.comma', language)) : String(value);
  }
};

/** A value that is a key; a key without a phrase is displayed as it is. */
const sayWord = (value: string, language: Language): string => {
  const key = `value.${value}`;
  return has(key) ? say(key, language) : value;
};

/** Long lists are described by what was added and what was removed. */
const permissionChanges = (from: unknown, to: unknown, language: Language): Changes => {
  const [before, after] = [keysIn(from), keysIn(to)];
  const listed = (keys: readonly (typeof permissions)[number][]) =>
    keys.map((key) => permissionName(key, language)).join(say('other.comma', language));
  const added = after.filter((key) => !before.includes(key));
  const taken = before.filter((key) => !after.includes(key));
  return [
    ...(added.length > 0 ? [{ field: say('other.added', language), old: null, new: listed(added) }] : []),
    ...(taken.length > 0 ? [{ field: say('other.taken', language), old: listed(taken), new: null }] : []),
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
