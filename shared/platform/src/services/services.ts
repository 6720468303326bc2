import type { ServiceApis, ServiceId } from '@mall/contract/core/services';

/**
 * Finds the remote that owns a service and returns the newest version within the range. Rejects with
 * ServiceMissing.
 */
export type ServiceLoader = <Id extends ServiceId>(id: Id, range: string) => Promise<ServiceApis[Id]>;

/** No enabled remote offers the service, or its owner could not be loaded in 10 s. */
export class ServiceMissing extends Error {
  readonly service: string;

  constructor(service: string, options?: ErrorOptions) {
    super(`Service ${service} is not available`, options);
    this.service = service;
  }
}

let load: ServiceLoader = (id) => Promise.reject(new ServiceMissing(id));

/** Sets how services are found. The host of the page calls it. */
export const provideServices = (loader: ServiceLoader): void => {
  load = loader;
};

/**
 * Calls another remote: `(await services.get('cart', '^1')).add({ skuId, qty })`. The owner loads on the
 * first call.
 */
export const services = {
  get: <Id extends ServiceId>(id: Id, range: string): Promise<ServiceApis[Id]> => load(id, range),
};
