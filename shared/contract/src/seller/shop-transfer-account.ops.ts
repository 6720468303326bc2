import { op } from '../core/op.ts';
import { transferAccountParts as parts } from '../trade/transfer-account.shapes.ts';

/** The accounts that a shop's buyers transfer money to; whoever confirms transfers reads them, and its owner alone changes them. */
export const shopTransferAccountOps = {
  'shopTransferAccount.list': op('shopTransferAccount.list', {
    access: 'staff:order.confirm_payment',
    ...parts.list,
  }),
  'shopTransferAccount.create': op('shopTransferAccount.create', {
    access: 'staff:order.confirm_payment',
    needsProvedNumber: true,
    stepUp: true,
    ...parts.create,
    refuses: [...parts.create.refuses, 'payout.ownerOnly'],
  }),
  'shopTransferAccount.change': op('shopTransferAccount.change', {
    access: 'staff:order.confirm_payment',
    needsProvedNumber: true,
    stepUp: true,
    ...parts.change,
    refuses: [...parts.change.refuses, 'payout.ownerOnly'],
  }),
  'shopTransferAccount.set': op('shopTransferAccount.set', {
    access: 'staff:order.confirm_payment',
    needsProvedNumber: true,
    stepUp: true,
    ...parts.set,
    refuses: [...parts.set.refuses, 'payout.ownerOnly'],
  }),
  'shopTransferAccount.sort': op('shopTransferAccount.sort', {
    access: 'staff:order.confirm_payment',
    ...parts.sort,
    refuses: ['payout.ownerOnly'],
  }),
  'shopTransferAccount.remove': op('shopTransferAccount.remove', {
    access: 'staff:order.confirm_payment',
    ...parts.remove,
    refuses: [...parts.remove.refuses, 'payout.ownerOnly'],
  }),
  'shopTransferAccount.restore': op('shopTransferAccount.restore', {
    access: 'staff:order.confirm_payment',
    needsProvedNumber: true,
    stepUp: true,
    ...parts.restore,
    refuses: [...parts.restore.refuses, 'payout.ownerOnly'],
  }),
};
