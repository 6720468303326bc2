import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { operatorRoleNames, operatorRoles } from '@mall/contract/core/operator-permissions';
import { type Permission, presetRoles, staffPresets } from '@mall/contract/core/permissions';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { mallOffice } from './party.ts';

type Colleague = { id: string; name: string };

const ofShop: Permission = 'talk.answer';
const ofMall: OperatorPermission = 'talk.answer';
const presets = staffPresets.filter((role) => presetRoles[role].some((key: Permission) => key === ofShop));
const roles = operatorRoleNames.filter((role) =>
  operatorRoles[role].some((key: OperatorPermission) => key === ofMall),
);

/** Who may answer in an office; only one of them if named. */
export const colleaguesOf = async (reader: Reader, officeId: string, onlyId = ''): Promise<Colleague[]> => {
  const people =
    officeId === mallOffice
      ? sql`select user_id, added_at as since from operators
          where removed_at is null and (role = any(${roles}::text[]) or ${ofMall} = any(permissions))`
      : sql`select owner_id as user_id, created_at as since from shops where id = ${officeId}
          union all
          select st.user_id, st.added_at from staff st left join roles r on r.id = st.role_id
          where st.shop_id = ${officeId} and (st.role = any(${presets}::text[]) or ${ofShop} = any(r.permissions))`;
  const { rows } = await sql<Colleague>`
    select u.id, u.name from (${people}) p join users u on u.id = p.user_id
    where ${onlyId} in ('', u.id) order by p.since, u.id`.execute(reader);
  return rows;
};

export const colleagueOf = async (reader: Reader, officeId: string, id: string): Promise<boolean> =>
  (await colleaguesOf(reader, officeId, id)).length > 0;
