import { Refusal } from '@mall/contract/core/refusals';
import type { Input, Output } from '@mall/contract/operations';
import { type GatewayMethod, isGateway } from '@mall/contract/trade/payment';
import { settlementCurrencies } from '@mall/contract/trade/settlement';
import { noteOperator } from '../../../platform/audit/operator.ts';
import type { Db, Reader } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Operator } from '../../../platform/http/caller.ts';
import { requiredSettings } from '../../../platform/settings/gateways.ts';
import type { PaymentPort } from '../port.ts';
import { type Choice, mallHasAccount, readChoice, sortedMethods } from './methods.queries.ts';
import { offeredFor } from './offered.ts';
import { lockMethods, setMethod } from './set-method.ts';
import { sortMethods } from './sort-methods.ts';

type Methods = Output<'mallPayMethod.list'>;
type Parts = { readonly db: Db; readonly ports: readonly PaymentPort[] };

/** Which ways to pay buyers see, and in what order (docs/decisions/111-payment-methods-switched-off.md). */
export const createPayMethodService = ({ db, ports }: Parts) => {
  const list = async (): Promise<Methods> => {
    const [choice, account] = await Promise.all([readChoice(db), mallHasAccount(db)]);
    return {
      list: sortedMethods(choice).map((method) => ({
        method,
        on: !choice.off.includes(method),
        setUp: method === 'offline' ? account : ports.some((port) => port.method === method),
        needs: isGateway(method) ? [...requiredSettings[method satisfies GatewayMethod]] : [],
      })),
    };
  };

  return {
    list,

    set: async (caller: Operator, { method, on, last }: Input<'mallPayMethod.set'>): Promise<Methods> => {
      await inTransaction(db, async (tx) => {
        await lockMethods(tx);
        const choice = await readChoice(tx);
        if (choice.off.includes(method) === !on) return;
        if (!on && !last) {
          const whom = leftWithout(ports, choice, method, await mallHasAccount(tx));
          if (whom !== null) throw new Refusal('payment.lastMethod', { whom });
        }
        await setMethod(tx, method, on);
        await noteOperator(tx, caller, on ? 'payMethod.on' : 'payMethod.off', `payMethod:${method}`);
      });
      return list();
    },

    sort: async (caller: Operator, { methods }: Input<'mallPayMethod.sort'>): Promise<Methods> => {
      await inTransaction(db, async (tx) => {
        await lockMethods(tx);
        const was = sortedMethods(await readChoice(tx));
        await sortMethods(tx, methods);
        const sorted = sortedMethods(await readChoice(tx));
        if (sorted.join() === was.join()) return;
        await noteOperator(tx, caller, 'payMethod.sort', 'payMethod:all', {
          old: { methods: was },
          new: { methods: sorted },
        });
      });
      return list();
    },
  };
};

/** An order as most are. */
const usual = { amount: 100_000, currency: settlementCurrencies[0] } as const;

/** Whose buyers have a way to pay that they would lose with this one: everybody's, the mall's own, or nobody's (null). */
const leftWithout = (
  ports: readonly PaymentPort[],
  choice: Choice,
  method: string,
  account: boolean,
): 'all' | 'mall' | null => {
  const after = { ...choice, off: [...choice.off, method] };
  const isLost = (shopId: string | null) => {
    const order = { ...usual, shopId, hasAccount: account };
    return offeredFor(ports, order, choice).length > 0 && offeredFor(ports, order, after).length === 0;
  };
  if (isLost('any')) return 'all';
  return isLost(null) ? 'mall' : null;
};

/** Whether a buyer of the mall itself could pay for an order now. */
export const takesMoney = async (reader: Reader, ports: readonly PaymentPort[]): Promise<boolean> => {
  const order = { ...usual, shopId: null, hasAccount: await mallHasAccount(reader) };
  return offeredFor(ports, order, await readChoice(reader)).length > 0;
};
