import { type Endpoint, endpointOf } from '@mall/contract/core/endpoint';
import type { OperationName } from '@mall/contract/core/wire';
import { mallWire } from '@mall/contract/core/wire.mall';

let known: Readonly<Record<string, string>> = mallWire;

/** Registers operations that not every page needs. Each remote does this in its entry point. */
export const registerOperations = (more: { readonly [name in OperationName]?: string }): void => {
  known = { ...known, ...more };
};

/** Returns method and path of an operation. Throws when the remote has not registered it. */
export const endpoint = (name: OperationName): Endpoint => {
  const entry = known[name];
  if (entry === undefined) throw new Error(`${name} is not known to this page: see registerOperations.`);
  return endpointOf(entry);
};
