import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** On this channel a transaction says for whom it has news: the payload is their topic. */
export const newsChannel = 'mall_news';

type Wake = () => void;
const listening = new WeakMap<Kysely<Schema>, Map<string, Set<Wake>>>();

/**
 * Calls `wake` when there may be news of a topic, more often than there is any. Whoever listens asks the database what it
 * is, and asks now and then without being woken: a notification can be lost. Returns what ends it.
 */
export const listenForNews = (db: Kysely<Schema>, topic: string, wake: Wake): (() => void) => {
  const topics = listening.get(db) ?? new Map<string, Set<Wake>>();
  listening.set(db, topics);
  const wakes = topics.get(topic) ?? new Set<Wake>();
  topics.set(topic, wakes);
  wakes.add(wake);
  return () => {
    wakes.delete(wake);
    if (wakes.size === 0 && topics.get(topic) === wakes) topics.delete(topic);
  };
};

/** Wakes those who listen for a topic; without one, where notifications may have been missed, everybody. */
export const wakeListeners = (db: Kysely<Schema>, topic?: string): void => {
  const topics = listening.get(db);
  if (topics === undefined) return;
  const woken = topic === undefined ? [...topics.values()] : [topics.get(topic) ?? new Set<Wake>()];
  for (const wakes of woken) for (const wake of wakes) wake();
};
