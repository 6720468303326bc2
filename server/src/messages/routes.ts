import { Refusal } from '@mall/contract/refusals';
import type { AreaOptions } from '../areas.ts';
import { createMessageService } from './service.ts';

export const messageRoutes = ({ route, opened }: AreaOptions): void => {
  const messages = createMessageService({ db: opened.db });
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
};
