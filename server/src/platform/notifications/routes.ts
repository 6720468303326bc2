import { Refusal } from '@mall/contract/core/refusals';
import { secondFactorRequired } from '../settings/settings.ts';
import type { AreaOptions } from '../area.ts';
import { createPreferenceService } from './preferences.ts';
import { sendNews } from './send-news.ts';
import { createMessageService } from './service.ts';

export const messageRoutes = ({
  route,
  opened: { db },
  ports: { sms, mail },
  jobs,
  hooks,
  settings,
}: AreaOptions): void => {
  const messages = createMessageService({
    db,
    secondFactorRequired: secondFactorRequired(settings),
    hooks,
  });
  const preferences = createPreferenceService({ db, sms, mail, hooks });
  route.member('message.count', ({ audience }, caller) => messages.count(caller, audience));
  route.member('message.list', (input, caller) => messages.list(caller, input));
  route.member('message.show', ({ id }, caller) => messages.show(caller, id));
  route.member('message.remove', async ({ id }, caller) => {
    if ((await messages.remove(caller, [id])) === 0) throw new Refusal('missing');
    return null;
  });
  route.member('message.removeMany', async ({ ids }, caller) => {
    await messages.remove(caller, ids);
    return null;
  });
  route.member('message.readAll', ({ audience }, caller) => messages.readAll(caller, audience));
  route.member('message.preferences', (_input, caller) => preferences.read(caller));
  route.member('message.prefer', (input, caller) => preferences.prefer(caller, input));
  jobs.define('message.send', () => sendNews({ db, sms, mail }), '* * * * *');
};
