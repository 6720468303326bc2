import type { ServiceApis, ServiceId } from './services.ts';
import type { SampleGoods } from './slot-samples.ts';

type ServiceSamples = {
  readonly [id in ServiceId]: {
    readonly [call in keyof ServiceApis[id]]: ServiceApis[id][call] extends (...given: infer Given) => unknown
      ? Given
      : never;
  };
};

/**
 * The arguments with which every function of a service is called before a remote is published (shared/smoke), where
 * the mall refuses whatever writes. A new function without a sample does not compile.
 */
export const serviceSamples = ({ skuId }: SampleGoods): ServiceSamples => ({
  cart: {
    add: [{ skuId, qty: 1 }],
    addPackage: [{ packageId: '1', qty: 1, selection: [`1*${skuId}`] }],
  },
});
