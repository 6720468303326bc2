/** What one remote may ask of another. The owner's `./services` answers; nobody imports anybody. */
export type ServiceApis = {
  cart: {
    /** Adds `qty` of a SKU and announces the new count; rejects with the server's refusal. */
    add: (line: { skuId: string; qty: number }) => Promise<void>;
  };
};

export type ServiceId = keyof ServiceApis;

/** The shape of `src/expose/services.ts`: one maker per service and version. Two majors may stand side by side. */
export type ServiceMakers = {
  readonly [id in ServiceId]?: { readonly [version: string]: () => Promise<ServiceApis[id]> };
};
