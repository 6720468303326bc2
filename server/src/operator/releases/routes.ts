import type { AreaOptions } from '../../platform/area.ts';
import { createReleaseService } from './service.ts';

export const releaseRoutes = ({ route, opened: { db }, registry, keeper }: AreaOptions): void => {
  const releases = createReleaseService({ db, registry, keeper });
  route.operator('mallRelease.show', () => releases.show());
  route.operator('mallRelease.history', async (input) => releases.history(input));
  route.operator('mallRelease.move', (input, caller) => releases.move(caller, input));
};
