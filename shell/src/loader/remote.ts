import { openPhrases, type PhraseDoors, type RouteDoors, type SlotDoors } from '@mall/platform';
import type { ServiceMakers } from '@mall/contract/services';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { BootRemote } from '@mall/registry/boot-manifest';
import { budgets } from './budgets.ts';
import { classOf, diagnose, type Phase, RemoteFailure } from './failure.ts';
import { expectIntegrity } from './integrity.ts';
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
  #container: Promise<Place> | undefined;

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
    await this.#open();
    try {
      const module = await within(budgets.chunk, loadRemote<Pick<Doors, Name>>(`${this.name}/${name}`));
      if (module?.[name] === undefined) throw new RemoteFailure(this.name, 'door', 'expose');
      return module[name];
    } catch (error) {
      throw this.#failed('door', error);
    }
  }

  /** What a screen or slot needs besides its own code: the phrases of its remote. Without them it still opens. */
  async phrases(): Promise<void> {
    const startedAt = performance.now();
    try {
      await openPhrases(this.declared.i18n, await this.door('phrases'));
    } catch (error) {
      report({
        remote: this.name,
        version: this.place.version,
        phase: 'phrases',
        kind: classOf(error),
        startedAt,
      });
    }
  }

  /** Loads one thing behind a door; when its files do not come, once more from the next place. */
  async load<T>(open: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await within(budgets.chunk, open());
    } catch (error) {
      const failure = this.#failed('chunk', error, startedAt);
      if (failure.phase === 'entry' || failure.kind === 'expose' || !this.#moveOn()) throw failure;
      return within(budgets.chunk, open()).catch((again: unknown) => {
        throw this.#failed('chunk', again, startedAt);
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

  #open(): Promise<Place> {
    this.#container ??= this.#firstThatAnswers().catch((error: unknown) => {
      this.#container = undefined;
      throw error;
    });
    return this.#container;
  }

  async #firstThatAnswers(): Promise<Place> {
    for (;;) {
      const { place } = this;
      const startedAt = performance.now();
      try {
        await this.#fetchContainer(place);
        return place;
      } catch (error) {
        const kind = classOf(error);
        const known = kind === 'network' ? await diagnose(place.entry) : kind;
        const failure = this.#failed('entry', error, startedAt, known);
        const hopeless = known === 'sri' || known === 'shared';
        if (!this.#moveOn(hopeless ? place.version : undefined)) throw failure;
      }
    }
  }

  async #fetchContainer({ entry, integrity }: Place): Promise<void> {
    expectIntegrity(entry, integrity);
    registerRemotes([{ name: this.name, entry, type: 'global', entryGlobalName: this.name }], {
      force: this.#tried(),
    });
    // Asking for the list of phrases opens the container; every remote speaks.
    await within(budgets.entry, loadRemote(`${this.name}/phrases`));
  }

  /** To the next place; a version that failed its check is not tried at another address. */
  #moveOn(exceptVersion?: string): boolean {
    const next = this.#places.findIndex(
      (place, index) => index > this.#at && place.version !== exceptVersion,
    );
    if (next === -1) return false;
    this.#at = next;
    this.#container = undefined;
    return true;
  }

  #tried(): boolean {
    return this.#at > 0 || this.#round > 0;
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
