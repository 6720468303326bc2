/**
 * Services that remotes call on each other. The owner implements them in `./services`; no remote imports
 * another.
 */
export type ServiceApis = {
  cart: {
    /** Adds `qty` of a SKU and announces the new count; rejects with the server's refusal. */
    add: (line: { skuId: string; qty: number }) => Promise<void>;
    /**
     * The same for a package with its chosen pieces (`slot*skuId`); it replaces `replaces`, a package in the
     * cart.
     */
    addPackage: (choice: {
      packageId: string;
      qty: number;
      selection: readonly string[];
      replaces?: string | undefined;
    }) => Promise<void>;
  };
};

export type ServiceId = keyof ServiceApis;

/** The type of `src/expose/services.ts`: one factory per service and version. Two majors may coexist. */
export type ServiceMakers = {
  readonly [id in ServiceId]?: { readonly [version: string]: () => Promise<ServiceApis[id]> };
};
