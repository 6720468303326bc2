import type { Input, Output } from '@mall/contract/operations';
import { lookingRole, presetRoles } from '@mall/contract/core/permissions';
import { Refusal } from '@mall/contract/core/refusals';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Db, Reader } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member, Staff } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { notifyMember, notifyShop } from './notify.ts';
import { toShopOfMember, toStaff } from './present.ts';
import * as queries from './queries.ts';
import { changeStaff } from './change-staff.ts';
import { takeOut } from './take-out.ts';
import { lockShop, rightsNow } from './rights.queries.ts';
import { permissionName, roleName } from '../../platform/i18n/permission-names.ts';
import { nameOf } from './names.queries.ts';

type One = Output<'staff.change'>;

/**
 * The people who work in a shop. Every query is bound to the shop of the caller
 * (docs/features/staff-roles-and-audit.md).
 */
export const createStaffService = ({ db, limits: rates }: { db: Db; limits: Limits }) => {
  const one = async (reader: Reader, caller: Staff, userId: string): Promise<One> => {
    const { rows } = await queries.peoplePage(reader, caller.staff.shopId, { userId, page: 1, size: 1 });
    const [row] = rows;
    if (row === undefined) throw new Refusal('missing');
    return toStaff(row, caller);
  };

  /** Where the caller works, and the shop that they see as an operator. */
  const shopsFor = async ({ memberId, staff }: Member) => [
    ...(await queries.shopsOf(db, memberId)),
    ...(staff?.role === lookingRole ? await queries.shopSeen(db, staff.shopId) : []),
  ];

  return {
    search: async (caller: Staff, keyword: string): Promise<Output<'staff.search'>> => {
      await rates.take('staffSearch', caller.memberId);
      const found = await queries.findMembers(db, caller.staff.shopId, keyword);
      return {
        list: found.map(({ mobile, ...member }) => ({
          ...member,
          mobile: maskPhone(openField(mobile, member.id)),
        })),
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
        await notifyMember(tx, 'staff.removed', userId, { shop: shop.store_name });
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
        await notifyShop(tx, 'staff.left', shopId, {
          name: await nameOf(tx, caller.memberId),
          member: caller.memberId,
        });
        return null;
      }),

    shops: async (caller: Member): Promise<Output<'staff.shops'>> => ({
      list: (await shopsFor(caller)).map((shop) => toShopOfMember(shop, caller)),
    }),

    helpers: async (caller: Member, { key }: Input<'staff.helpers'>): Promise<Output<'staff.helpers'>> => {
      const mine = (await shopsFor(caller)).find(({ id }) => id === caller.staff?.shopId);
      if (mine === undefined) throw new Refusal('missing');
      // Who may grant the key: people who add staff or create roles, and have it.
      const givers = Object.entries(presetRoles)
        .filter(([, keys]) => keys.some((one) => one === 'staff.edit') && keys.some((one) => one === key))
        .map(([preset]) => preset);
      return {
        permission: permissionName(key, caller.language),
        roleName: roleName(mine.role_name ?? mine.role, caller.language),
        helpers: await queries.holdersOf(db, mine.id, givers),
      };
    },
  };
};
