import { type Endpoint, endpointOf } from '@mall/contract/core/endpoint';
import type { OperationName } from '@mall/contract/core/wire';
import { mallWire } from '@mall/contract/core/wire.mall';

let known: Readonly<Record<string, string>> = mallWire;

/** Makes operations that not every page asks known to this one: at the door of each room that asks them. */
export const registerOperations = (more: { readonly [name in OperationName]?: string }): void => {
  known = { ...known, ...more };
};

/** Where an operation is asked. Throws for one whose room did not bring it. */
export const endpoint = (name: OperationName): Endpoint => {
  const entry = known[name];
  if (entry === undefined) throw new Error(`${name} is not known to this page: see registerOperations.`);
  return endpointOf(entry);
};
