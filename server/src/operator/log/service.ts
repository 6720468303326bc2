import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { logAreaNames, logAreas, type LogArea } from '@mall/contract/operator/log-areas';
import { dayStart } from '../../platform/audit/day-start.ts';
import { changesOf } from '../../platform/audit/describe-change.ts';
import { namesOfGoods } from '../../platform/audit/names.queries.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { nameOfAction } from './name-of-action.ts';
import { has, say } from './phrases.ts';
import { logObjects, logPage, logPeople, type LogRow, logShop } from './log.queries.ts';

type Page = Output<'operatorLog.list'>;

/** Who changed what in the mall and its shops. */
export const listLog = async (
  db: Db,
  { language }: Operator,
  input: Input<'operatorLog.list'>,
): Promise<Page> => {
  const { area, shop = '' } = input;
  const objects = input.about === undefined ? null : await logObjects(db, input.about);
  const [rows, people, found] = await Promise.all([
    logPage(db, {
      kinds: area === undefined ? null : logAreas[area],
      actorId: input.actorId ?? '',
      shop,
      from: dayStart(input.from),
      until: dayStart(input.to, 1),
      objects,
      before: input.before ?? '',
      size: input.size,
    }),
    logPeople(db),
    shop === '' || shop === 'mall' ? null : logShop(db, shop),
  ]);
  const shown = rows.slice(0, input.size);
  const nameOf = await namesOfGoods(db, shown, language);
  return {
    list: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      area: areaOf(row.action),
      action: row.action,
      title: nameOfAction(row.action, language),
      actor: named(row.actor_id, row.actor_name),
      shop: named(row.shop_id, row.shop_name),
      about: aboutOf(row),
      changes: changesOf(diffOf(row, language), language, nameOf(row)),
    })),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    people,
    shop: found,
  };
};

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '*' });

const areaOf = (action: string): LogArea => {
  const first = action.split('.')[0] ?? '';
  return logAreaNames.find((area) => logAreas[area].some((word) => word === first)) ?? 'shop';
};

const aboutOf = ({ known_as: knownAs, diff }: LogRow): string =>
  knownAs ?? (typeof diff['about'] === 'string' ? diff['about'] : '');

/** The role of an operator, in words, says what it allows; their permissions are others than those of a shop's people. */
const diffOf = ({ action, diff }: LogRow, language: Language): Record<string, unknown> => {
  if (!action.startsWith('operator.')) return diff;
  const said = (state: unknown) => {
    if (typeof state !== 'object' || state === null) return state;
    const key = `role.${'role' in state ? String(state.role) : ''}`;
    return { ...state, permissions: null, role: has(key) ? say(key, language) : null };
  };
  return { ...diff, old: said(diff['old']), new: said(diff['new']) };
};
