import type { AreaOptions } from '../../platform/area.ts';
import { createMessageTextService } from './service.ts';

export const messageTextRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  const texts = createMessageTextService({ db });
  route.operator('mallMessageText.list', (input) => texts.list(input));
  route.operator('mallMessageText.save', (input, caller) => texts.save(caller, input));
};
