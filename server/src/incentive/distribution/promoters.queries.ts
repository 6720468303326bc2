import type { Input, Output } from '@mall/contract/operations';
import { promoterLimits as limits, type PromoterStatus } from '@mall/contract/incentive/promoter';
import { Refusal } from '@mall/contract/core/refusals';
import { hourMs } from '@mall/contract/core/time';
import { type Selectable, sql } from 'kysely';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import type { PeopleTables } from '../../platform/db/schema/people.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { maskName } from '../../platform/i18n/mask.ts';

type Progress = Output<'promoter.progress'>;
export type PromoterRow = Selectable<PeopleTables['promoters']>;

export const lockPromoter = (tx: Tx, userId: string): Promise<PromoterRow | undefined> =>
  tx.selectFrom('promoters').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** When a rejected applicant may apply again. */
export const againAt = ({ status, reviewed_at: at }: PromoterRow): Date | null =>
  status === 'rejected' && at !== null ? new Date(at.getTime() + limits.againHours * hourMs) : null;

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

/** The state of a member's application. */
export const progressOf = async (reader: Reader, userId: string): Promise<Progress> =>
  (await progressOfAll(reader, [userId])).get(userId) ?? nobody;

/** The same for several members who have applied. */
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
    contact: openField(row.contact, row.user_id),
    reason: row.reason,
    parent: row.above === null ? null : maskName(row.above),
  });
  return new Map(rows.map((row) => [row.user_id, progress(row)]));
};

const statusOf = (status: string): PromoterStatus =>
  status === 'approved' || status === 'rejected' || status === 'suspended' ? status : 'pending';

/**
 * The code of a promoter. Throws promoter.not for everybody else; a suspended promoter still sees what they
 * have earned.
 */
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

/** The promoter of a code. A new promoter has nobody below them, so that promoters cannot form a ring. */
export const inviterOf = async (tx: Tx, memberId: string, code: string): Promise<string | null> => {
  if (code === '') return null;
  const row = await tx
    .selectFrom('promoters')
    .select('user_id')
    .where('code', '=', code.toUpperCase())
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('promoter.codeUnknown');
  if (row.user_id === memberId) throw new Refusal('promoter.ownLink');
  return row.user_id;
};

type Applicant = { id: string; name: string; level: number; code: string | null; total: number };

/** Promoters for the operator: waiting applicants first, of the others the latest. */
export const applicantPage = async (
  db: Db,
  { status, keyword, page, size }: Input<'platformPromoter.list'>,
): Promise<Applicant[]> => {
  const { rows } = await sql<Applicant>`
    select p.user_id as id, u.name, p.level, p.code, count(*) over ()::int as total
    from promoters p join users u on u.id = p.user_id
    where (${status} = 'all' or p.status = ${status})
      and (${keyword} = '' or position(lower(${keyword}) in lower(p.real_name || ' ' || u.name)) > 0
        or p.code = upper(${keyword}))
    order by p.applied_at ${status === 'pending' ? sql`asc` : sql`desc`}, p.user_id
      limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
};
