import {
  addPhrases,
  language,
  openPhrases,
  type PhraseDoors,
  type RouteDoors,
  type SlotDoors,
} from '@mall/platform';
import type { ServiceMakers } from '@mall/contract/services';
import type { BootRemote } from '@mall/registry/boot-manifest';
import { budgets } from './budgets.ts';
import { type Container, EntryError, fetchContainer } from './container.ts';
import { classOf, diagnose, type FailureClass, type Phase, RemoteFailure } from './failure.ts';
import { type Place, placesOf } from './places.ts';
import { report } from './telemetry.ts';
import { within } from './within.ts';

type Doors = { routes: RouteDoors; slots: SlotDoors; services: ServiceMakers; phrases: PhraseDoors };

/**
 * One remote of the page. Its container is fetched when something of it is first opened, from the first place that
 * answers; the place then stays for the life of the page, unless the visitor retries.
 */
export class Remote {
  readonly declared: BootRemote;
  #places: Place[];
  #round = 0;
  #at = 0;
  #container: Promise<Container> | undefined;

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

  /** One of the lists that the remote exposes. */
  async door<Name extends keyof Doors>(name: Name): Promise<Doors[Name]> {
    const container = await this.#open();
    try {
      const factory = await within(budgets.chunk, container.get(`./${name}`));
      const module = factory() as Partial<Doors>; // the contract tests of the remote hold it to this shape
      const door = module[name];
      if (door === undefined) throw new RemoteFailure(this.name, 'door', 'expose');
      return door;
    } catch (error) {
      throw this.#failed('door', error);
    }
  }

  /** The phrases that screens and slots of this remote speak, in the active language. */
  phrases(): Promise<void> {
    const { i18n } = this.declared;
    const open = async () => openPhrases(i18n, await this.door('phrases'));
    // A retry must not wait for the request that is stuck.
    const again = async () => addPhrases(i18n, (await (await this.door('phrases'))[language()]()).default);
    return this.load('phrases', this.#round === 0 ? open : again);
  }

  /** Loads one thing behind a door; when its files do not come, once more from the next place. */
  async load<T>(phase: Phase, open: () => Promise<T>): Promise<T> {
    const tried = this.place;
    const startedAt = performance.now();
    try {
      return await within(budgets.chunk, open());
    } catch (error) {
      const failure = this.#failed(phase, error, startedAt);
      const isHopeless = failure.phase === 'entry' || failure.kind === 'expose';
      // Somebody else may have moved on already: screen and phrases fail together.
      if (isHopeless || (this.place === tried && !this.#moveOn(({ base }) => base !== tried.base)))
        throw failure;
      return within(budgets.chunk, open()).catch((again: unknown) => {
        throw this.#failed(phase, again, startedAt);
      });
    }
  }

  /** The visitor asks again: every address changes, so that nothing joins a stuck request. */
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
      const { entry, integrity, version } = this.place;
      const startedAt = performance.now();
      try {
        return await fetchContainer({ name: this.name, address: entry, ...(integrity && { integrity }) });
      } catch (error) {
        const kind = await this.#kindOf(error, entry);
        const failure = this.#failed('entry', error, startedAt, kind);
        // What failed its check fails it at every address; another version may pass.
        const isHopeless = kind === 'sri' || kind === 'shared';
        if (!this.#moveOn((next) => !isHopeless || next.version !== version)) throw failure;
      }
    }
  }

  async #kindOf(error: unknown, address: string): Promise<FailureClass> {
    if (!(error instanceof EntryError)) return classOf(error);
    return error.kind === 'network' ? diagnose(address) : error.kind;
  }

  /** To the next place that may do better. */
  #moveOn(mayDo: (place: Place) => boolean): boolean {
    const next = this.#places.findIndex((place, index) => index > this.#at && mayDo(place));
    if (next === -1) return false;
    this.#at = next;
    this.#container = undefined;
    return true;
  }

  #failed(phase: Phase, error: unknown, startedAt = performance.now(), kind = classOf(error)): RemoteFailure {
    if (error instanceof RemoteFailure) return error;
    report({ remote: this.name, version: this.place.version, phase, kind, startedAt });
    return new RemoteFailure(this.name, phase, kind, error);
  }

  #stable(): Place {
    const [first] = placesOf(this.declared, 0);
    if (first === undefined) throw new RemoteFailure(this.name, 'entry', 'contract');
    return first;
  }
}
