import { api } from '../api/call.ts';
import { events } from '../events/events.ts';
import { answered } from '../navigation/after-paint.ts';
import { session } from '../session/session.ts';
import { once } from '../store/once.ts';
import { createStore, type Store, useStore } from '../store/store.ts';

const store: Store<number> = once('messageCount', () => createStore(0));

/** Number of the member's unread messages. */
export const useMessageCount = (): number => useStore(store);

const asked = once('messageCountAsked', () => ({ at: 0 }));
const freshMs = 30_000;

export const seedMessageCount = async (): Promise<void> => {
  const { token } = session.read();
  if (token === null) return;
  asked.at = Date.now();
  const answer = await api('message.count', {}).catch(() => undefined);
  if (answer && session.read().token === token) store.set(answer.messageCount);
};

/** Refreshes the count on navigation, at most twice a minute, since messages arrive meanwhile. */
export const freshenMessageCount = async (): Promise<void> => {
  await answered();
  if (Date.now() - asked.at > freshMs) await seedMessageCount();
};

export const startMessageCount = (): void => {
  events.on('message/read', ({ unread }) => store.set(unread));
  session.onEnd(() => store.set(0));
};
