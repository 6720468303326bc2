import { api } from '../api/call.ts';
import { events } from '../events/events.ts';
import { session } from '../session/session.ts';
import { once } from '../store/once.ts';
import { createStore, type Store, useStore } from '../store/store.ts';

const store: Store<number> = once('messageCount', () => createStore(0));

/** Unread messages of the member. */
export const useMessageCount = (): number => useStore(store);

export const seedMessageCount = async (): Promise<void> => {
  const { token } = session.read();
  if (token === null) return;
  const answer = await api('message.count', {}).catch(() => undefined);
  if (answer && session.read().token === token) store.set(answer.messageCount);
};

export const startMessageCount = (): void => {
  events.on('message/read', ({ unread }) => store.set(unread));
  session.onEnd(() => store.set(0));
};
