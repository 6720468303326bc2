import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { say } from './phrases.ts';

type Profile = Output<'member.userInfo'>;

/** What a member knows and says of himself. */
export const createProfileService = ({ db }: { db: Db }) => {
  const read = async (caller: Member): Promise<Profile> => {
    const row = await db
      .selectFrom('users')
      .select(['id', 'name', 'image', 'mobile', 'sex', 'birthday', 'email', 'rank'])
      .where('id', '=', caller.memberId)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('session.expired');
    return {
      id: row.id,
      name: row.name,
      image: row.image,
      mobile: maskPhone(row.mobile),
      sex: row.sex === 1 || row.sex === 2 ? row.sex : 0,
      birthday: row.birthday,
      email: row.email,
      rank: { level: row.rank, label: rankLabel(row.rank, caller.language) },
    };
  };
  return {
    read,

    save: async (caller: Member, input: Input<'member.saveProfile'>): Promise<Profile> => {
      if (input.birthday !== undefined && !isPastDay(input.birthday))
        throw new Refusal('request.invalid', { birthday: 'request.invalid' });
      if (input.image !== undefined && !(await ownsMedia(db, caller.memberId, [input.image])))
        throw new Refusal('request.invalid', { image: 'request.invalid' });
      const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      if (Object.keys(changes).length > 0)
        await db
          .updateTable('users')
          .set({
            ...changes,
            ...(input.email === undefined ? {} : { email_confirmed_at: stillConfirmed(input.email) }),
          })
          .where('id', '=', caller.memberId)
          .execute();
      return read(caller);
    },

    realName: async (caller: Member): Promise<Output<'member.realName'>> => {
      const row = await db
        .selectFrom('users')
        .select('real_name')
        .where('id', '=', caller.memberId)
        .executeTakeFirst();
      return { realName: row?.real_name ?? '' };
    },

    isShop: ({ staff }: Member): Output<'member.isShop'> =>
      staff === null
        ? { isShop: 0, shopId: null, role: null, permissions: [] }
        : { isShop: 1, shopId: staff.shopId, role: staff.role, permissions: [...staff.permissions] },

    distribution: async (caller: Member): Promise<Output<'distribution.user'>> => {
      const row = await db
        .selectFrom('promoters')
        .select(['status', 'level', 'real_name'])
        .where('user_id', '=', caller.memberId)
        .executeTakeFirst();
      const team = await db
        .selectFrom('promoters')
        .select(sql<number>`count(*)`.as('n'))
        .where('parent_id', '=', caller.memberId)
        .where('status', '=', 'approved')
        .executeTakeFirstOrThrow();
      const customers = await db
        .selectFrom('referrals')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('bound_to', '=', caller.memberId)
        .executeTakeFirstOrThrow();
      return {
        status: promoterStatus(row?.status),
        level: row?.level ?? 0,
        realName: row?.real_name ?? '',
        customers: customers.n,
        team: team.n,
      };
    },
  };
};

const statuses = ['pending', 'approved', 'rejected', 'suspended'] as const;
const promoterStatus = (status: string | undefined): Output<'distribution.user'>['status'] =>
  statuses.find((known) => known === status) ?? 'none';

const ranks = ['rank.1', 'rank.2', 'rank.3'] as const;
const rankLabel = (level: number, language: Language): string =>
  say(ranks[Math.min(Math.max(level, 1), ranks.length) - 1] ?? ranks[0], language);

/** Another address has yet to be confirmed. */
const stillConfirmed = (email: string): RawBuilder<Date | null> =>
  sql<Date | null>`case when email = ${email} then email_confirmed_at end`;

const isPastDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && at <= new Date() && day >= '1900';
};
