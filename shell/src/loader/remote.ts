import {
  addPhrases,
  language,
  loadPhrases,
  type PhraseEntries,
  type RouteEntries,
  type SlotEntries,
} from '@mall/platform';
import type { ServiceMakers } from '@mall/contract/core/services';
import type { FailureClass, FailurePhase as Phase, LoadPhase } from '@mall/contract/core/telemetry';
import type { BootRemote } from '@mall/registry/boot-manifest';
import { budgets } from './budgets.ts';
import { type Container, EntryError, fetchContainer } from './container.ts';
import { classOf, RemoteFailure } from './failure.ts';
import { ownerIn } from './owner.ts';
import { type Place, placesOf } from './places.ts';
import { noteStep, type Owner, report } from './telemetry.ts';
import { withTimeout } from './with-timeout.ts';

type Entries = { routes: RouteEntries; slots: SlotEntries; services: ServiceMakers; phrases: PhraseEntries };

/**
 * One remote of the page. Its container is fetched when something of it is first opened, from the first place
 * that works; that place then stays for the life of the page, unless the visitor retries.
 */
export class Remote {
  readonly declared: BootRemote;
  #places: Place[];
  #round = 0;
  #at = 0;
  #container: Promise<Container> | undefined;
  /** When its files were first requested: the duration of a chunk is measured from then. */
  #openedAt = 0;

  constructor(declared: BootRemote) {
    this.declared = declared;
    this.#places = placesOf(declared, 0);
  }

  get name(): string {
    return this.declared.name;
  }

  /** The version and address in use, or to be used. */
  get place(): Place {
    return this.#places[Math.min(this.#at, this.#places.length - 1)] ?? this.#stable();
  }

  /** The version that an event belongs to: the one in use, or the given one. */
  owner(version = this.place.version): Owner {
    const { name, channel, version: chosen } = this.declared;
    return { remote: name, version, channel: version === chosen ? channel : 'previous' };
  }

  /** One of the lists that the remote exposes. */
  async door<Name extends keyof Entries>(name: Name): Promise<Entries[Name]> {
    const container = await this.#open();
    const startedAt = performance.now();
    try {
      const factory = await withTimeout(budgets.chunk, container.get(`./${name}`));
      this.#done('door', startedAt);
      this.#openedAt = performance.now();
      const module = factory() as Partial<Entries>; // the remote's contract tests check this shape
      const door = module[name];
      if (door === undefined) throw new RemoteFailure(this.name, 'door', 'expose');
      return door;
    } catch (error) {
      throw this.#failed('door', error);
    }
  }

  /** The phrases of this remote's screens and slots in the active language. */
  phrases(): Promise<void> {
    const { i18n } = this.declared;
    const open = async () => loadPhrases(i18n, await this.door('phrases'));
    // A retry must not wait for the stuck request.
    const again = async () => addPhrases(i18n, (await (await this.door('phrases'))[language()]()).default);
    return this.load('phrases', this.#round === 0 ? open : again);
  }

  /** Loads one exposed module; when its files fail, tries again a moment later, then from the next place. */
  async load<T>(phase: 'chunk' | 'phrases' | 'service', open: () => Promise<T>): Promise<T> {
    const tried = this.place;
    const startedAt = performance.now();
    try {
      const opened = await withTimeout(budgets.chunk, twice(open));
      if (phase !== 'service') this.#done(phase, Math.max(startedAt, this.#openedAt));
      return opened;
    } catch (error) {
      const failure = this.#failed(phase, error, startedAt);
      const isHopeless = failure.phase === 'entry' || failure.kind === 'expose';
      // Another part may have moved on already: screen and phrases fail together.
      if (isHopeless || (this.place === tried && !this.#moveOn(({ base }) => base !== tried.base)))
        throw failure;
      return withTimeout(budgets.chunk, twice(open)).catch((again: unknown) => {
        throw this.#failed(phase, again, startedAt);
      });
    }
  }

  /** The visitor retries: every address changes, so that nothing joins a stuck request. */
  retry(): void {
    this.#round += 1;
    this.#at = 0;
    this.#places = placesOf(this.declared, this.#round);
    this.#container = undefined;
  }

  #open(): Promise<Container> {
    this.#container ??= this.#firstThatAnswers().catch((error: unknown) => {
      this.#container = undefined;
      throw error;
    });
    return this.#container;
  }

  async #firstThatAnswers(): Promise<Container> {
    for (;;) {
      const { entry, integrity, digests, version } = this.place;
      const startedAt = performance.now();
      try {
        const checks = { ...(integrity && { integrity }), ...(digests && { digests }) };
        const container = await fetchContainer({ name: this.name, address: entry, ...checks });
        this.#done('entry', startedAt);
        return container;
      } catch (error) {
        const kind = await this.#kindOf(error);
        const failure = this.#failed('entry', error, startedAt, kind);
        // A file with a wrong digest is wrong at every address; another version may be right.
        const isHopeless = kind === 'sri' || kind === 'shared';
        if (!this.#moveOn((next) => !isHopeless || next.version !== version)) throw failure;
      }
    }
  }

  async #kindOf(error: unknown): Promise<FailureClass> {
    if (!(error instanceof EntryError)) return classOf(error);
    if (error.kind !== 'network') return error.kind;
    const { diagnose } = await import('./diagnose.ts').catch(() => ({ diagnose: undefined }));
    return diagnose?.(error.address) ?? 'network';
  }

  /** Moves on to the next place that may work. */
  #moveOn(mayDo: (place: Place) => boolean): boolean {
    const next = this.#places.findIndex((place, index) => index > this.#at && mayDo(place));
    if (next === -1) return false;
    this.#at = next;
    this.#container = undefined;
    return true;
  }

  #done(phase: LoadPhase, startedAt: number): void {
    noteStep(this.owner(), phase, performance.now() - startedAt);
  }

  #failed(phase: Phase, error: unknown, startedAt = performance.now(), kind = classOf(error)): RemoteFailure {
    if (error instanceof RemoteFailure) return error;
    // Another part may have moved on to the next version while this one still waited for files of the
    // previous.
    const { version } = ownerIn(String(error)) ?? this.place;
    report(this.owner(version), phase, kind, performance.now() - startedAt);
    return new RemoteFailure(this.name, phase, kind, error);
  }

  #stable(): Place {
    const [first] = placesOf(this.declared, 0);
    if (first === undefined) throw new RemoteFailure(this.name, 'entry', 'contract');
    return first;
  }
}

/** A file that is refused at once may be available the next moment; a request that hung would hang again. */
const twice = async <T>(open: () => Promise<T>): Promise<T> => {
  try {
    return await open();
  } catch (error) {
    if ((error instanceof RemoteFailure ? error.kind : classOf(error)) !== 'chunk') throw error;
    await new Promise((resolve) => setTimeout(resolve, budgets.again));
    return open();
  }
};
