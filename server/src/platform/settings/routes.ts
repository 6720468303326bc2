import type { AreaOptions } from '../area.ts';
import { legalInForce } from '../legal/legal.queries.ts';
import { publicUrl, sandboxAllowed } from './settings.ts';
import { announcedNow } from '../announcements/announcements.queries.ts';
import { presentPlatform, readPlatform } from './platform.queries.ts';

export const configRoutes = ({ route, opened, settings }: AreaOptions): void => {
  route.cached('config.get', ['config'], async (_input, caller) =>
    presentPlatform(await readPlatform(opened.db), caller.language, {
      url: publicUrl(settings),
      sandbox: sandboxAllowed(settings),
      codes: settings.SMS_CODES,
      legal: await legalInForce(opened.db),
      announcement: await announcedNow(opened.db, caller.language),
    }),
  );
};
