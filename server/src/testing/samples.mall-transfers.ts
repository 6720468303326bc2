import type { operatorWire } from '@mall/contract/core/wire.operator';
import type { Samples } from './sample-world.ts';

type Area = 'mallPayMethod' | 'mallTransferAccount';
export type MallTransferName = Extract<keyof typeof operatorWire, `${Area}.${string}`>;

/** An account as its seller writes it. */
export const account = {
  ...{ bank: '招商银行', holder: '家具商城', number: '6225 8888 0000 1234', currency: 'CNY' as const },
  ...{ branch: '深圳分行', note: '' },
};

/** Inputs of the operations on accounts that buyers transfer money to, and on ways to pay. */
export const mallTransferSamples: Samples<MallTransferName> = {
  'mallTransferAccount.list': () => ({}),
  'mallTransferAccount.create': () => account,
  'mallTransferAccount.change': () => ({ id: 'no-such-account', version: 1, ...account }),
  'mallTransferAccount.set': () => ({ id: 'no-such-account', on: true }),
  'mallTransferAccount.sort': () => ({ ids: ['no-such-account'] }),
  'mallTransferAccount.remove': () => ({ id: 'no-such-account' }),
  'mallTransferAccount.restore': () => ({ id: 'no-such-account' }),
  'mallPayMethod.list': () => ({}),
  'mallPayMethod.set': () => ({ method: 'alipay', on: true }),
  'mallPayMethod.sort': () => ({ methods: ['stripe', 'alipay'] }),
};
