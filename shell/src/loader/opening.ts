import type { ComponentType } from 'react';
import { budgets } from './budgets.ts';
import { RemoteFailure } from './failure.ts';
import type { Remote } from './remote.ts';

/**
 * The state of a screen or slot that is being opened, as the visitor sees it. Failed is a state of its own,
 * never an endless wait.
 */
export type State<Props> =
  | { is: 'waiting' }
  | { is: 'loading' }
  | { is: 'slow' }
  | { is: 'ready'; Component: ComponentType<Props> }
  | { is: 'failed'; failure: RemoteFailure };

/** One screen or slot of a remote, opened at most once, and again only when the visitor asks. */
export class Opening<Props> {
  readonly remote: Remote;
  readonly id: string;
  #find: () => Promise<{ Component: ComponentType<Props> }>;
  #state: State<Props> = { is: 'waiting' };
  #started = false;
  #turn = 0;
  #listeners = new Set<() => void>();

  constructor(remote: Remote, id: string, find: () => Promise<{ Component: ComponentType<Props> }>) {
    this.remote = remote;
    this.id = id;
    this.#find = find;
  }

  read = (): State<Props> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start = (): void => {
    if (this.#started) return;
    this.#started = true;
    const turn = ++this.#turn;
    const timers = [
      setTimeout(() => this.#unlessReady(turn, { is: 'loading' }), budgets.skeleton),
      setTimeout(() => this.#unlessReady(turn, { is: 'slow' }), budgets.slow),
    ];
    void this.#open()
      .then((state) => turn === this.#turn && this.#become(state))
      .finally(() => timers.forEach(clearTimeout));
  };

  /** Retries from new addresses. A late answer to the old attempt is dropped. */
  retry = (): void => {
    this.remote.retry();
    this.#started = false;
    this.#become({ is: 'loading' });
    this.start();
  };

  /** A failed prefetch is not shown to the visitor; the real visit tries again. */
  forget = (): void => {
    if (this.#state.is === 'failed') this.retry();
  };

  async #open(): Promise<State<Props>> {
    try {
      const [{ Component }] = await Promise.all([
        this.remote.load('chunk', this.#find),
        this.remote.phrases(),
      ]);
      return { is: 'ready', Component };
    } catch (error) {
      const { name } = this.remote;
      return {
        is: 'failed',
        failure: error instanceof RemoteFailure ? error : new RemoteFailure(name, 'chunk', 'chunk', error),
      };
    }
  }

  #unlessReady(turn: number, state: State<Props>): void {
    if (turn === this.#turn && this.#state.is !== 'ready' && this.#state.is !== 'failed') this.#become(state);
  }

  #become(state: State<Props>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
