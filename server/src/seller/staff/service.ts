import { staff as limits } from '@mall/contract/core/limits';
import type { Input, Output } from '@mall/contract/operations';
import { presetRoles } from '@mall/contract/core/permissions';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { changesBetween, recordAudit } from '../../platform/audit/record.ts';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member, Staff } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { freeWants } from '../../trade/purchase-requests/people.queries.ts';
import { tellMember, tellShop } from './news.ts';
import { toShopOfMember, toStaff } from './present.ts';
import * as queries from './queries.ts';
import { lockShop, lockStaff, refuseBeyond, rightsNow, roleOf } from './rights.queries.ts';
import { permissionNames, roleName } from '../../platform/i18n/permission-names.ts';

type One = Output<'staff.add'>;

/** Who works in a shop. Every query is bound to the shop of the caller (docs/features/staff-roles-and-audit.md). */
export const createStaffService = ({ db, limits: rates }: { db: Db; limits: Limits }) => {
  const one = async (reader: Reader, caller: Staff, userId: string): Promise<One> => {
    const { rows } = await queries.peoplePage(reader, caller.staff.shopId, { userId, page: 1, size: 1 });
    const [row] = rows;
    if (row === undefined) throw new Refusal('missing');
    return toStaff(row, caller);
  };

  return {
    search: async (caller: Staff, keyword: string): Promise<Output<'staff.search'>> => {
      await rates.take('staffSearch', caller.memberId);
      const found = await queries.findMembers(db, caller.staff.shopId, keyword);
      return {
        list: found.map(({ mobile, ...member }) => ({ ...member, mobile: maskPhone(mobile) })),
        left: await rates.left('staffSearch', caller.memberId),
      };
    },

    list: async (caller: Staff, input: Input<'staff.list'>): Promise<Output<'staff.list'>> => {
      const { keyword, roleId, page, size } = input;
      const { rows, total } = await queries.peoplePage(db, caller.staff.shopId, {
        ...(keyword === undefined ? {} : { keyword }),
        ...(roleId === undefined ? {} : { roleId }),
        page,
        size,
      });
      return { list: rows.map((row) => toStaff(row, caller)), total, page, size };
    },

    add: (caller: Staff, input: Input<'staff.add'>): Promise<One> =>
      inTransaction(db, async (tx) => {
        await addStaff(tx, caller, input);
        return one(tx, caller, input.userId);
      }),

    change: (caller: Staff, input: Input<'staff.change'>): Promise<One> =>
      inTransaction(db, async (tx) => {
        await changeStaff(tx, caller, input);
        return one(tx, caller, input.id);
      }),

    remove: (caller: Staff, userId: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        const shop = await lockShop(tx, caller.staff.shopId);
        await rightsNow(tx, caller, shop.owner_id, 'staff.edit');
        const gone = await takeOut(tx, shop, userId);
        await recordAudit(tx, caller, shop.id, {
          action: 'staff.remove',
          object: `user:${userId}`,
          old: { role: gone },
        });
        await tellMember(tx, 'staff.removed', userId, { shop: shop.store_name });
        return null;
      }),

    leave: (caller: Member, shopId: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        const mine = (await queries.shopsOf(tx, caller.memberId)).find(({ id }) => id === shopId);
        if (mine === undefined) throw new Refusal('missing');
        const shop = await lockShop(tx, shopId);
        const gone = await takeOut(tx, shop, caller.memberId);
        await recordAudit(tx, caller, shopId, {
          action: 'staff.leave',
          object: `user:${caller.memberId}`,
          old: { role: gone },
        });
        await tellShop(tx, shopId, await nameOf(tx, caller.memberId));
        return null;
      }),

    shops: async (caller: Member): Promise<Output<'staff.shops'>> => ({
      list: (await queries.shopsOf(db, caller.memberId)).map((shop) => toShopOfMember(shop, caller)),
    }),

    helpers: async (caller: Member, { key }: Input<'staff.helpers'>): Promise<Output<'staff.helpers'>> => {
      const mine = (await queries.shopsOf(db, caller.memberId)).find(({ id }) => id === caller.staff?.shopId);
      if (mine === undefined) throw new Refusal('missing');
      // Who may give the key: whoever adds people or makes roles, and has it.
      const givers = Object.entries(presetRoles)
        .filter(([, keys]) => keys.some((one) => one === 'staff.edit') && keys.some((one) => one === key))
        .map(([preset]) => preset);
      return {
        permission: permissionNames[key][caller.language],
        roleName: roleName(mine.role_name ?? mine.role, caller.language),
        helpers: await queries.holdersOf(db, mine.id, givers),
      };
    },
  };
};

const addStaff = async (tx: Tx, caller: Staff, input: Input<'staff.add'>): Promise<void> => {
  const shop = await lockShop(tx, caller.staff.shopId);
  const own = await rightsNow(tx, caller, shop.owner_id, 'staff.edit');
  const role = await roleOf(tx, shop.id, input.roleId);
  refuseBeyond(own, role.permissions);
  const member = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', input.userId)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (member === undefined) throw new Refusal('missing');
  if (member.id === shop.owner_id || (await lockStaff(tx, shop.id, member.id)) !== undefined)
    throw new Refusal('staff.already');
  await refuseCrowd(tx, shop.id);
  const { level, remark } = input;
  await tx
    .insertInto('staff')
    .values({
      shop_id: shop.id,
      user_id: member.id,
      role: role.role,
      role_id: role.role_id,
      level,
      remark,
      added_by: caller.memberId,
    })
    .execute();
  await recordAudit(tx, caller, shop.id, {
    action: 'staff.add',
    object: `user:${member.id}`,
    new: { role: role.name, level, ...(remark === '' ? {} : { remark }) },
  });
  await tellMember(tx, 'staff.added', member.id, { shop: shop.store_name, role: role.name });
};

const changeStaff = async (tx: Tx, caller: Staff, input: Input<'staff.change'>): Promise<void> => {
  const shop = await lockShop(tx, caller.staff.shopId);
  const own = await rightsNow(tx, caller, shop.owner_id, 'staff.edit');
  if (input.id === shop.owner_id) throw new Refusal('staff.owner');
  const held = await lockStaff(tx, shop.id, input.id);
  if (held === undefined) throw new Refusal('missing');
  const before = await roleOf(tx, shop.id, held.role_id ?? held.role);
  const after = input.roleId === undefined ? before : await roleOf(tx, shop.id, input.roleId);
  const moved = after.role_id !== before.role_id || after.role !== before.role;
  if (moved) refuseBeyond(own, after.permissions);
  const changes = changesBetween(
    { role: before.name, level: held.level, remark: held.remark },
    { role: after.name, level: input.level, remark: input.remark },
  );
  if (changes === null) return;
  await tx
    .updateTable('staff')
    .set({
      role: after.role,
      role_id: after.role_id,
      level: input.level ?? held.level,
      remark: input.remark ?? held.remark,
    })
    .where('shop_id', '=', shop.id)
    .where('user_id', '=', input.id)
    .execute();
  await recordAudit(tx, caller, shop.id, { action: 'staff.change', object: `user:${input.id}`, ...changes });
  if (moved) await tellMember(tx, 'staff.roleChanged', input.id, { shop: shop.store_name, role: after.name });
};

/** Takes somebody out of a shop and says which role he had. Throws staff.owner, missing. */
const takeOut = async (tx: Tx, shop: { id: string; owner_id: string }, userId: string): Promise<string> => {
  if (userId === shop.owner_id) throw new Refusal('staff.owner');
  const held = await lockStaff(tx, shop.id, userId);
  if (held === undefined) throw new Refusal('missing');
  const { name } = await roleOf(tx, shop.id, held.role_id ?? held.role);
  await tx.deleteFrom('staff').where('shop_id', '=', shop.id).where('user_id', '=', userId).execute();
  await freeWants(tx, shop.id, userId);
  return name;
};

const refuseCrowd = async (tx: Tx, shopId: string): Promise<void> => {
  const { n } = await tx
    .selectFrom('staff')
    .select(sql<number>`count(*)`.as('n'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  if (n >= limits.maxPeople) throw new Refusal('staff.tooMany', { most: limits.maxPeople });
};

const nameOf = async (tx: Tx, userId: string): Promise<string> => {
  const row = await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name ?? '';
};
