import { op } from '../core/op.ts';
import { transferAccountParts as parts } from '../trade/transfer-account.shapes.ts';

/** The accounts that buyers of the mall's own orders transfer money to. */
export const mallTransferAccountOps = {
  'mallTransferAccount.list': op('mallTransferAccount.list', {
    access: 'operator:settings.view',
    ...parts.list,
  }),
  'mallTransferAccount.create': op('mallTransferAccount.create', {
    access: 'operator:settings.edit',
    stepUp: true,
    ...parts.create,
  }),
  'mallTransferAccount.change': op('mallTransferAccount.change', {
    access: 'operator:settings.edit',
    stepUp: true,
    ...parts.change,
  }),
  'mallTransferAccount.set': op('mallTransferAccount.set', {
    access: 'operator:settings.edit',
    stepUp: true,
    ...parts.set,
  }),
  'mallTransferAccount.sort': op('mallTransferAccount.sort', {
    access: 'operator:settings.edit',
    ...parts.sort,
  }),
  'mallTransferAccount.remove': op('mallTransferAccount.remove', {
    access: 'operator:settings.edit',
    ...parts.remove,
  }),
  'mallTransferAccount.restore': op('mallTransferAccount.restore', {
    access: 'operator:settings.edit',
    stepUp: true,
    ...parts.restore,
  }),
};
