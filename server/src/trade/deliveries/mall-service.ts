import type { Input } from '@mall/contract/operations';
import type { Db } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { mallsOwn } from '../../platform/http/seller.ts';
import { createFollowUp } from './follow-up.ts';
import { deliveryBoard, deliveryPeople, sellerDeliveries } from './seller-list.queries.ts';

/** Deliveries of the mall's own orders, for its operators. Every query is bound to orders without a shop. */
export const createMallDeliveryService = ({ db, publicUrl }: { db: Db; publicUrl: string }) => {
  const one = createFollowUp({ db, publicUrl });
  return {
    list: (caller: Operator, filter: Input<'platformDelivery.list'>) =>
      sellerDeliveries(db, ofMall(caller), filter),
    board: (caller: Operator, filter: Input<'platformDelivery.board'>) =>
      deliveryBoard(db, ofMall(caller), filter),
    people: () => deliveryPeople(db, mallsOwn),
    show: (caller: Operator, id: string) => one.show(ofMall(caller), id),
    change: (caller: Operator, input: Input<'platformDelivery.change'>) => one.change(ofMall(caller), input),
    split: (caller: Operator, input: Input<'platformDelivery.split'>) => one.split(ofMall(caller), input),
    makeLink: (caller: Operator, input: Input<'platformDelivery.makeLink'>) =>
      one.makeLink(ofMall(caller), input),
    revokeLink: (caller: Operator, input: Input<'platformDelivery.revokeLink'>) =>
      one.revokeLink(ofMall(caller), input),
  };
};

const ofMall = (caller: Operator) => ({
  caller,
  scope: mallsOwn,
  mayEdit: caller.operator.permissions.includes('order.edit'),
});
