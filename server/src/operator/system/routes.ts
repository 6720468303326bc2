import type { AreaOptions } from '../../platform/area.ts';
import { createSystemService } from './service.ts';

export const systemRoutes = ({
  route,
  opened,
  redis,
  jobs,
  registry,
  ports: { storage },
}: AreaOptions): void => {
  const system = createSystemService({ opened, redis, storage, jobs, registry });
  route.operator('mallSystem.show', () => system.show());
  route.operator('mallSystem.jobs', (input) => system.jobs(input));
  route.operator('mallSystem.retryJobs', (input, caller) => system.retryJobs(caller, input));
  route.operator('mallSystem.sends', (input, caller) => system.sends(caller, input));
  route.operator('mallSystem.sendAgain', (input, caller) => system.sendAgain(caller, input));
};
