import type { Output } from '@mall/contract/operations';
import {
  promoterLimits as limits,
  type PromoterMove,
  promoterMoves,
  type PromoterStatus,
} from '@mall/contract/incentive/promoter';
import { Refusal } from '@mall/contract/core/refusals';
import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { PeopleTables } from '../../platform/db/schema/people.ts';
import { newId } from '../../platform/ids/ids.ts';
import { memberMessage, sendMessages } from '../../platform/notifications/outbox.ts';
import { maskName } from '../../platform/i18n/mask.ts';

type Progress = Output<'promoter.progress'>;
export type PromoterRow = Selectable<PeopleTables['promoters']>;

const hour = 3_600_000;

export const lockPromoter = (tx: Tx, userId: string): Promise<PromoterRow | undefined> =>
  tx.selectFrom('promoters').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** When who was turned down may apply again. */
export const againAt = ({ status, reviewed_at: at }: PromoterRow): Date | null =>
  status === 'rejected' && at !== null ? new Date(at.getTime() + limits.againHours * hour) : null;

export type Decision = Exclude<PromoterMove, 'apply'>;

/** Moves a promoter by his table and tells him. Throws promoter.notAllowed, promoter.reasonMissing. */
export const decide = async (
  tx: Tx,
  userId: string,
  decision: Decision,
  { by, reason }: { by: string | null; reason: string },
): Promise<void> => {
  if ((decision === 'reject' || decision === 'suspend') && reason === '')
    throw new Refusal('promoter.reasonMissing');
  const { from, to } = promoterMoves[decision];
  const moved = await tx
    .updateTable('promoters')
    .set({
      status: to,
      reject_reason: reason,
      reviewed_at: new Date(),
      decided_by: by,
      code: sql<string>`coalesce(code, ${newCode()})`,
    })
    .where('user_id', '=', userId)
    .where('status', 'in', [...from])
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw new Refusal('promoter.notAllowed');
  const event = await noteStep(tx, userId, to, by, reason);
  const type = decision === 'restore' ? 'promoter.restored' : (`promoter.${to}` as const);
  await sendMessages(tx, [memberMessage(type, userId, { reason, hours: limits.againHours }, event)]);
};

/** Eight digits of chance: nobody finds a promoter by trying. */
const newCode = (): string => randomBytes(4).toString('hex').toUpperCase();

/** Writes a step of the timeline; its id. */
export const noteStep = async (
  tx: Tx,
  userId: string,
  isNow: PromoterStatus,
  by: string | null,
  note = '',
): Promise<string> => {
  const id = newId();
  await tx.insertInto('promoter_events').values({ id, user_id: userId, is_now: isNow, by, note }).execute();
  return id;
};

const nobody: Progress = {
  status: 'none',
  steps: [],
  rejectReason: '',
  againAt: null,
  realName: '',
  contact: '',
  reason: '',
  parent: null,
};

/** How the application of a member stands. */
export const progressOf = async (reader: Reader, userId: string): Promise<Progress> =>
  (await progressOfAll(reader, [userId])).get(userId) ?? nobody;

/** The same of several, who have applied. */
export const progressOfAll = async (
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, Progress>> => {
  if (userIds.length === 0) return new Map();
  const [rows, steps] = await Promise.all([
    reader
      .selectFrom('promoters as p')
      .leftJoin('users as above', 'above.id', 'p.parent_id')
      .selectAll('p')
      .select('above.name as above')
      .where('p.user_id', 'in', userIds)
      .execute(),
    reader
      .selectFrom('promoter_events')
      .select(['user_id', 'at', 'is_now'])
      .where('user_id', 'in', userIds)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  ]);
  const progress = (row: (typeof rows)[number]): Progress => ({
    status: statusOf(row.status),
    steps: steps
      .filter(({ user_id: of }) => of === row.user_id)
      .map(({ at, is_now: is }) => ({ at: at.toISOString(), is })),
    rejectReason: row.reject_reason,
    againAt: againAt(row)?.toISOString() ?? null,
    realName: row.real_name,
    contact: row.contact,
    reason: row.reason,
    parent: row.above === null ? null : maskName(row.above),
  });
  return new Map(rows.map((row) => [row.user_id, progress(row)]));
};

const statusOf = (status: string): PromoterStatus =>
  status === 'approved' || status === 'rejected' || status === 'suspended' ? status : 'pending';

/** The code of a promoter. Throws promoter.not for everybody else; who is suspended still sees what he has earned. */
export const mustPromote = async (reader: Reader, userId: string): Promise<string> => {
  const row = await reader
    .selectFrom('promoters')
    .select('code')
    .where('user_id', '=', userId)
    .where('status', 'in', ['approved', 'suspended'])
    .executeTakeFirst();
  const code = row?.code ?? null;
  if (code === null) throw new Refusal('promoter.not');
  return code;
};
