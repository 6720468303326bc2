import { Refusal } from '@mall/contract/core/refusals';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { lockShop, rightsNow } from './rights.queries.ts';

/** Nobody can accept it any more. Throws invitation.over. */
export const withdrawInvitation = async (tx: Tx, caller: Staff, id: string): Promise<void> => {
  const shop = await lockShop(tx, caller.staff.shopId);
  await rightsNow(tx, caller, shop.owner_id, 'staff.edit');
  if ((await withdraw(tx, caller, { shopId: shop.id, id })) === 0) throw new Refusal('invitation.over');
};

/** A role that is removed takes its invitations with it: nobody comes in another than they were told. */
export const withdrawWithRole = async (
  tx: Tx,
  caller: Staff,
  shopId: string,
  roleId: string,
): Promise<void> => {
  await withdraw(tx, caller, { shopId, roleId });
};

const withdraw = async (
  tx: Tx,
  caller: Staff,
  { shopId, id, roleId }: { shopId: string; id?: string; roleId?: string },
): Promise<number> => {
  const gone = await tx
    .deleteFrom('staff_invitations')
    .where('shop_id', '=', shopId)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .$if(roleId !== undefined, (all) => all.where('role_id', '=', roleId ?? ''))
    .returning(['id', 'mobile'])
    .execute();
  for (const one of gone)
    await recordAudit(tx, caller, shopId, {
      action: 'staff.withdraw',
      object: `invitation:${one.id}`,
      about: maskPhone(openField(one.mobile, one.id)),
    });
  return gone.length;
};
