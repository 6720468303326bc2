import type { Input } from '@mall/contract/operations';
import type { Db } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { createFollowUp } from './follow-up.ts';
import { deliveryBoard, deliveryPeople, sellerDeliveries } from './seller-list.queries.ts';

/** Delivery follow-up for a shop's staff. Every query is bound to the shop of the session. */
export const createDeliveryService = ({ db, publicUrl }: { db: Db; publicUrl: string }) => {
  const one = createFollowUp({ db, publicUrl });
  return {
    list: (caller: Staff, filter: Input<'delivery.list'>) => sellerDeliveries(db, ofShop(caller), filter),
    board: (caller: Staff, filter: Input<'delivery.board'>) => deliveryBoard(db, ofShop(caller), filter),
    people: (caller: Staff) => deliveryPeople(db, ofShop(caller).scope),
    show: (caller: Staff, id: string) => one.show(ofShop(caller), id),
    change: (caller: Staff, input: Input<'delivery.change'>) => one.change(ofShop(caller), input),
    split: (caller: Staff, input: Input<'delivery.split'>) => one.split(ofShop(caller), input),
    makeLink: (caller: Staff, input: Input<'delivery.makeLink'>) => one.makeLink(ofShop(caller), input),
    revokeLink: (caller: Staff, input: Input<'delivery.revokeLink'>) => one.revokeLink(ofShop(caller), input),
  };
};

const ofShop = (caller: Staff) => ({
  caller,
  scope: { shopId: caller.staff.shopId },
  mayEdit: caller.staff.permissions.includes('delivery.edit'),
});
