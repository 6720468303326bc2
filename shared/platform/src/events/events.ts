import { type MallEvents, replayed } from '@mall/contract/core/events';
import { once } from '../store/once.ts';

type Topic = keyof MallEvents;
type Listener<T extends Topic> = (fact: MallEvents[T]) => void;
type Held = {
  listeners: { [T in Topic]?: Set<Listener<T>> };
  last: { [T in Topic]?: MallEvents[T] };
};

const held: Held = once('events', () => ({ listeners: {}, last: {} }));

/** Events between remotes and shell. A topic that is a state gives a late listener its last value. */
export const events = {
  emit: <T extends Topic>(topic: T, fact: MallEvents[T]): void => {
    if (replayed.has(topic)) held.last[topic] = fact;
    for (const listener of [...listenersOf(topic)]) listener(fact);
  },

  /** Returns the function that unsubscribes. */
  on: <T extends Topic>(topic: T, listener: Listener<T>): (() => void) => {
    const listeners = listenersOf(topic);
    listeners.add(listener);
    const last: MallEvents[T] | undefined = held.last[topic];
    if (last !== undefined) listener(last);
    return () => listeners.delete(listener);
  },
};

const listenersOf = <T extends Topic>(topic: T): Set<Listener<T>> => {
  const all: { [K in T]?: Set<Listener<K>> } = held.listeners;
  const known = all[topic];
  if (known) return known;
  const made = new Set<Listener<T>>();
  all[topic] = made;
  return made;
};
