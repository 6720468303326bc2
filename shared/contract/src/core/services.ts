/** What one remote may ask of another. The owner's `./services` answers; nobody imports anybody. */
export type ServiceApis = {
  cart: {
    /** Adds `qty` of a SKU and announces the new count; rejects with the server's refusal. */
    add: (line: { skuId: string; qty: number }) => Promise<void>;
    /** The same for a package with the pieces chosen for it (`slot*skuId`); it takes the place of `replaces`, a package of the cart. */
    addPackage: (choice: {
      packageId: string;
      qty: number;
      selection: readonly string[];
      replaces?: string | undefined;
    }) => Promise<void>;
  };
};

export type ServiceId = keyof ServiceApis;

/** The shape of `src/expose/services.ts`: one maker per service and version. Two majors may stand side by side. */
export type ServiceMakers = {
  readonly [id in ServiceId]?: { readonly [version: string]: () => Promise<ServiceApis[id]> };
};
