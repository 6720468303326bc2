import { type AuditArea, auditAreas } from '@mall/contract/core/audit';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../db/open.ts';
import type { Staff } from '../http/caller.ts';
import { areaOf, areaPrefixes } from './actions.ts';
import { dayStart } from './day-start.ts';
import { namesOfGoods } from './names.queries.ts';
import { auditPage, auditPeople, type AuditRow } from './queries.ts';
import { changesOf, type NameOf, titleOf } from './describe-change.ts';

type Page = Output<'audit.list'>;

/**
 * Who changed what in the shop. Everybody sees only the areas whose objects they may see
 * (docs/features/staff-roles-and-audit.md).
 */
export const listChanges = async (db: Db, caller: Staff, input: Input<'audit.list'>): Promise<Page> => {
  const open = (Object.keys(auditAreas) as AuditArea[]) // keys of a const table
    .filter((area) => caller.staff.permissions.includes(auditAreas[area]));
  if (input.area !== undefined && !open.includes(input.area))
    throw new Refusal('access.denied', auditAreas[input.area]);
  const wanted = input.area === undefined ? open : [input.area];
  const [rows, people] = await Promise.all([
    auditPage(db, caller.staff.shopId, {
      kinds: wanted.flatMap((area): readonly string[] => areaPrefixes[area]),
      actorId: input.actorId ?? '',
      from: dayStart(input.from),
      until: dayStart(input.to, 1),
      before: input.before ?? '',
      size: input.size,
    }),
    auditPeople(db, caller.staff.shopId),
  ]);
  const shown = rows.slice(0, input.size);
  const nameOf = await namesOfGoods(db, shown, caller.language);
  return {
    list: shown.map((row) => toChange(row, caller, nameOf(row))),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    areas: open,
    people,
  };
};

const toChange = (row: AuditRow, { language }: Staff, nameOf: NameOf): Page['list'][number] => ({
  id: row.id,
  at: row.at.toISOString(),
  area: areaOf(row.action),
  action: row.action,
  title: titleOf(row.action, language),
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '*' },
  about: aboutOf(row),
  orderId: row.order_id,
  changes: changesOf(row.diff, language, nameOf),
});

/** The object of the change: by its current name, else by its name at that time. */
const aboutOf = ({ known_as: knownAs, diff }: AuditRow): string =>
  knownAs ?? (typeof diff['about'] === 'string' ? diff['about'] : '');
