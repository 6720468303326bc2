import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { hasMobile } from '../../platform/sealed-fields/found.queries.ts';

export type InvitationRow = {
  id: string;
  mobile: string;
  role: string;
  role_name: string | null;
  level: number;
  remark: string;
  invited_by: string | null;
  invited_at: Date;
  expires_at: Date;
  expired: boolean;
};

/** The unanswered invitations of a shop, the latest first; or one of them. */
export const invitationsOf = async (
  reader: Reader,
  shopId: string,
  id: string | null = null,
): Promise<InvitationRow[]> => {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.mobile, coalesce(i.role_id, i.role) as role, r.name as role_name, i.level, i.remark,
      u.name as invited_by, i.invited_at, i.expires_at, i.expires_at <= now() as expired
    from staff_invitations i
      left join roles r on r.id = i.role_id
      left join users u on u.id = i.invited_by
    where i.shop_id = ${shopId} and (${id}::text is null or i.id = ${id})
    order by i.invited_at desc, i.id`.execute(reader);
  return rows;
};

export type InvitationToMember = {
  id: string;
  shop_id: string;
  store_name: string;
  logo: string | null;
  role: string;
  role_name: string | null;
  permissions: string[] | null;
  invited_by: string | null;
  expires_at: Date;
};

/** The open invitations to the number that a member has proved, or one of them. */
export const invitationsTo = async (
  reader: Reader,
  memberId: string,
  id: string | null = null,
): Promise<InvitationToMember[]> => {
  const { rows } = await sql<InvitationToMember>`
    select i.id, i.shop_id, s.store_name, s.logo, coalesce(i.role_id, i.role) as role, r.name as role_name,
      r.permissions, b.name as invited_by, i.expires_at
    from users u
      join staff_invitations i on i.mobile_index = u.mobile_index
      join shops s on s.id = i.shop_id
      left join roles r on r.id = i.role_id
      left join users b on b.id = i.invited_by
    where u.id = ${memberId} and u.mobile_proved_at is not null and u.removed_at is null
      and i.expires_at > now() and (${id}::text is null or i.id = ${id})
    order by i.invited_at desc, i.id`.execute(reader);
  return rows;
};

/** Whoever has proved this number, share-locked until the transaction ends. */
export const memberWith = (reader: Reader, mobile: string) =>
  reader
    .selectFrom('users')
    .select('id')
    .where(hasMobile(mobile))
    .where('removed_at', 'is', null)
    // Whoever registered a number without proving it may be somebody else than the shop means.
    .where('mobile_proved_at', 'is not', null)
    .forShare()
    .executeTakeFirst();

/** The staff of a shop and its open invitations, together. */
export const countPlaces = async (
  reader: Reader,
  shopId: string,
): Promise<{ staff: number; invited: number }> => {
  const { rows } = await sql<{ staff: number; invited: number }>`
    select (select count(*) from staff where shop_id = ${shopId}) as staff,
      (select count(*) from staff_invitations where shop_id = ${shopId} and expires_at > now()) as invited`.execute(
    reader,
  );
  return rows[0] ?? { staff: 0, invited: 0 };
};
