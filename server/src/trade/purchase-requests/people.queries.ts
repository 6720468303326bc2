import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { operatorRoleNames, operatorRoles } from '@mall/contract/core/operator-permissions';
import type { Permission } from '@mall/contract/core/permissions';
import { presetRoles, staffPresets } from '@mall/contract/core/permissions';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

export type Follower = { id: string; name: string; image: string | null };

const needed: Permission = 'want.edit';
const presets = staffPresets.filter((role) => presetRoles[role].some((key: Permission) => key === needed));
const ofMall: OperatorPermission = 'order.edit';
const roles = operatorRoleNames.filter((role) =>
  operatorRoles[role].some((key: OperatorPermission) => key === ofMall),
);

/**
 * Whose role lets them handle wanted purchases, of a shop with its owner, or (null) of the operators; only one of them if named.
 */
export const followersOf = async (
  reader: Reader,
  shopId: string | null,
  onlyId = '',
): Promise<Follower[]> => {
  const people =
    shopId === null
      ? sql`select user_id, 0 as rank, added_at as since from operators
          where removed_at is null and (role = any(${roles}::text[]) or ${ofMall} = any(permissions))`
      : sql`select owner_id as user_id, 0 as rank, created_at as since from shops where id = ${shopId}
          union all
          select st.user_id, 1, st.added_at from staff st left join roles r on r.id = st.role_id
          where st.shop_id = ${shopId} and (st.role = any(${presets}::text[]) or ${needed} = any(r.permissions))`;
  const { rows } = await sql<Follower>`
    select u.id, u.name, u.image from (${people}) p
    join users u on u.id = p.user_id where ${onlyId} in ('', u.id) order by p.rank, p.since, u.id`.execute(
    reader,
  );
  return rows;
};
