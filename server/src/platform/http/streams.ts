import { Refusal } from '@mall/contract/core/refusals';
import { secondMs } from '@mall/contract/core/time';
import { mostStreams } from '@mall/contract/trade/talk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { patienceMs, within } from '../db/deadline.ts';
import { listenForNews } from '../db/news.ts';
import type { Db } from '../db/open.ts';
import { everyHeader } from './headers.ts';

/** What somebody is told: each piece of news has a number, and they become visible in the order of their numbers. */
export type Source = {
  /** Whoever has news for this stream notifies this topic. */
  readonly topic: string;
  /** The number of the last news there is. */
  readonly newest: () => Promise<number>;
  /** The first news after a number, some of them. */
  readonly after: (number: number) => Promise<readonly { readonly number: number; readonly data: unknown }[]>;
};

type Opening = {
  readonly after: number | undefined;
  readonly memberId: string;
  readonly source: Source;
  /** Throws when the session is over, or the right to news of this topic was taken away. */
  readonly mayStill: () => Promise<void>;
};

/** Shorter than what proxies wait for a silent connection; with each, lost notifications are made up for. */
const beatMs = 20 * secondMs;
/** A browser that reads nothing is let go before it holds more than this. */
const mostUnread = 64 * 1024;
/** Several notifications in this time are one question to the database. */
const gatherMs = 50;
/** A reader that has not taken the end by then is cut off: a process that stops waits for nobody. */
const partingMs = secondMs;

/** Open streams of this process. They end with it, and their readers come back with the last number they have read. */
export const createStreams = (app: FastifyInstance, db: Db) => {
  const ends = new Set<() => void>();
  const held = new Map<string, number>();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    for (const end of ends) end();
  });

  const take = (memberId: string): (() => void) => {
    const mine = held.get(memberId) ?? 0;
    if (mine >= mostStreams) throw new Refusal('tooFast', { retryAfter: 60 });
    held.set(memberId, mine + 1);
    return () => {
      const left = (held.get(memberId) ?? 1) - 1;
      if (left === 0) held.delete(memberId);
      else held.set(memberId, left);
    };
  };

  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { memberId, after, source, mayStill }: Opening,
  ): Promise<void> => {
    const giveBack = take(memberId);
    let last: number;
    try {
      last = lastIdOf(request) ?? after ?? (await source.newest());
    } catch (error) {
      giveBack();
      throw error;
    }
    reply.hijack();
    const { raw } = reply;
    // Gone, or the process stops, since the question above: nothing would end this stream.
    if (closing || raw.destroyed) {
      giveBack();
      raw.destroy();
      return;
    }
    raw.writeHead(200, {
      ...everyHeader(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      connection: 'close', // what follows a stream on its connection would keep a process that stops
      'x-accel-buffering': 'no', // a proxy that gathers what it passes on would keep news back
    });
    raw.write(`id: ${last}\nevent: ready\ndata: {}\n\n`);

    let asking = false;
    let again = false;
    let ended = false;
    const tell = async (): Promise<void> => {
      await mayStill();
      for (;;) {
        const news = await source.after(last);
        if (news.length === 0 || ended) return;
        for (const { number, data } of news) raw.write(`id: ${number}\ndata: ${JSON.stringify(data)}\n\n`);
        last = news.at(-1)?.number ?? last;
        if (raw.writableLength > mostUnread) return end();
      }
    };
    const wake = (): void => {
      if (asking) again = true;
      if (asking || ended) return;
      asking = true;
      // Whatever fails, the reader comes back and asks from where it was.
      setTimeout(() => {
        if (ended) return;
        again = false;
        within(patienceMs.read, tell)
          .catch(end)
          .finally(() => {
            asking = false;
            if (again) wake();
          });
      }, gatherMs);
    };
    const end = (): void => {
      if (ended) return;
      ended = true;
      clearInterval(beat);
      stopListening();
      ends.delete(end);
      giveBack();
      raw.end();
      setTimeout(() => raw.destroy(), partingMs).unref();
    };
    const stopListening = listenForNews(db, source.topic, wake);
    const beat = setInterval(() => {
      raw.write(': \n\n');
      wake();
    }, beatMs).unref();
    ends.add(end);
    raw.on('close', end);
    raw.on('error', end);
    wake(); // what was written between the question above and the listening
  };
  return { open };
};

const lastIdOf = ({ headers }: FastifyRequest): number | null => {
  const id = headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null;
};
