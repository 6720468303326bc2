import { type Command, Redis } from 'ioredis';
import { createBreaker } from '../breaker/breaker.ts';
import { late } from '../breaker/late.ts';

/** A command that waits longer is given up; a Redis nearby answers in less than one. */
const commandTimeoutMs = 200;
const probeTimeoutMs = 1000;
/** The question whether it answers, and what a new connection begins with. */
const alwaysSent: ReadonlySet<string> = new Set(['ping', 'auth', 'hello', 'select', 'info', 'client']);

/** Rejects commands at once while Redis is known not to answer, so that only the first ones wait for it. */
class GuardedRedis extends Redis {
  readonly #breaker = createBreaker(() => Promise.race([this.ping().then(() => {}), late(probeTimeoutMs)]));

  override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
    if (alwaysSent.has(command.name)) return super.sendCommand(command, stream);
    if (this.#breaker.isOpen) {
      command.reject(new Error('Redis is away'));
      return command.promise;
    }
    giveUp(command);
    command.promise.then(this.#breaker.succeeded, (error: unknown) =>
      isReply(error) ? this.#breaker.succeeded() : this.#breaker.failed(),
    );
    return super.sendCommand(command, stream);
  }

  /** Called when the connection is given up for good. */
  stopProbing(): void {
    this.#breaker.close();
  }
}

/** Rejects a command that was not answered in time. A busy process first reads what has arrived meanwhile. */
const giveUp = (command: Command): void => {
  const timer = setTimeout(
    () => setImmediate(() => command.reject(new Error('Command timed out'))),
    commandTimeoutMs,
  );
  const answered = (): void => clearTimeout(timer);
  command.promise.then(answered, answered);
};

/** A refusal by a Redis that answers. */
const isReply = (error: unknown): boolean => error instanceof Error && error.name === 'ReplyError';

/** A connection for limits and the gate of flash sales, both of which fall back to memory; null without an address. */
export const connectRedis = (url: string | undefined): Redis | null => {
  if (url === undefined) return null;
  const redis = new GuardedRedis(url, {
    maxRetriesPerRequest: 1,
    enableAutoPipelining: true,
    autoPipeliningIgnoredCommands: ['ping'], // a pipeline waits for the one before it, which may never end
  });
  redis.on('error', () => {}); // what asks Redis meets the error itself
  redis.once('end', () => redis.stopProbing());
  return redis;
};
