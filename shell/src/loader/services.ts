import { satisfies, compareVersions } from '@mall/contract/core/semver';
import { type ServiceLoader, ServiceMissing } from '@mall/platform';
import type { ServiceApis, ServiceId } from '@mall/contract/core/services';
import { budgets } from './budgets.ts';
import type { Mall } from './mall.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Finds the owner of a service by its declaration, loads it, and caches the service for the life of the page.
 */
export const loadService = (mall: Mall): ServiceLoader => {
  const made = new Map<string, Promise<unknown>>();

  return async <Id extends ServiceId>(id: Id, range: string): Promise<ServiceApis[Id]> => {
    const offers = mall.remotes.flatMap((remote) =>
      remote.declared.services
        .filter((service) => service.id === id)
        .map(({ version }) => ({ remote, version })),
    );
    const [best] = offers
      .filter(({ version }) => satisfies(version, range))
      .sort((a, b) => compareVersions(b.version, a.version));
    if (best === undefined) throw new ServiceMissing(id);

    const key = `${id}@${best.version}`;
    const make = async () => {
      const makers = (await best.remote.door('services'))[id];
      const maker = makers?.[best.version];
      if (maker === undefined) throw new ServiceMissing(id);
      void best.remote.phrases().catch(() => {}); // reported; the service works without phrases
      return maker();
    };
    const service = made.get(key) ?? withTimeout(budgets.service, best.remote.load('service', make));
    made.set(key, service);
    return service.catch((cause: unknown) => {
      made.delete(key);
      throw new ServiceMissing(id, { cause });
    }) as Promise<ServiceApis[Id]>; // the owner's factory of this id has this type
  };
};
