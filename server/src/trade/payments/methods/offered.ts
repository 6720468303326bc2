import type { Choice } from './methods.queries.ts';
import type { Payable, PaymentPort } from '../port.ts';
import { sortedMethods } from './methods.queries.ts';

/** The ways in which an order may be paid now, in the order in which its buyer sees them. */
export const offeredFor = (
  ports: readonly PaymentPort[],
  payable: Payable,
  choice: Choice,
): readonly PaymentPort[] => {
  const open = ports.filter((port) => port.serves(payable) && !choice.off.includes(port.method));
  const order: readonly string[] = sortedMethods(choice);
  // The sandbox, which nobody sorts, stands before transfers.
  const place = ({ method }: PaymentPort) =>
    method === 'sandbox' ? order.indexOf('offline') - 0.5 : order.indexOf(method);
  return open.toSorted((one, other) => place(one) - place(other));
};
