import { type Endpoint, endpointOf } from '@mall/contract/endpoint';
import type { OperationName } from '@mall/contract/wire';
import { mallWire } from '@mall/contract/wire.mall';
import type { officeWire } from '@mall/contract/wire.office';

let known: Readonly<Record<string, string>> = mallWire;

/** Makes the operations of the office known to the page: at the door of each room that asks them. */
export const bringOperations = (more: typeof officeWire): void => {
  known = { ...known, ...more };
};

/** Where an operation is asked. Throws for one of the office whose room did not bring it. */
export const endpoint = (name: OperationName): Endpoint => {
  const entry = known[name];
  if (entry === undefined) throw new Error(`${name} is not known to this page: see bringOperations.`);
  return endpointOf(entry);
};
