import { createDevices } from '../../member/index.ts';
import type { AreaOptions } from '../../platform/area.ts';
import { publicUrl } from '../../platform/settings/settings.ts';
import { createSetupService } from './service.ts';

export const setupRoutes = ({ route, opened: { db }, limits, hooks, ports, settings }: AreaOptions): void => {
  const deviceOf = createDevices(ports.secret, publicUrl(settings).startsWith('https:'));
  const setup = createSetupService({
    db,
    limits,
    hooks,
    storage: ports.storage,
    sendsCodes: settings.SMS_CODES,
  });
  route.visitor('mallSetup.check', (input, caller) => setup.check(caller, input));
  route.visitor('mallSetup.register', (input, caller, request, reply) =>
    setup.register(caller, input, deviceOf(request, reply)),
  );
  route.member('mallSetup.take', (input, caller) => setup.take(caller, input));
};
