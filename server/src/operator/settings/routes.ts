import type { AreaOptions } from '../../platform/area.ts';
import { environmentOf } from './environment.ts';
import { createSettingsService } from './service.ts';

export const settingsRoutes = ({
  route,
  opened: { db },
  answers,
  limits,
  ports: { sms, mail },
  settings,
}: AreaOptions): void => {
  const environment = environmentOf(settings, { sms, mail });
  const service = createSettingsService({ db, answers, limits, sms, mail, environment });
  route.operator('mallSettings.show', () => service.show());
  route.operator('mallSettings.save', (input, caller) => service.save(caller, input));
  route.operator('mallSettings.sendTest', ({ by }, caller) => service.sendTest(caller, by));
};
