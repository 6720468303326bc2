import type { Input } from '@mall/contract/operations';
import type { FailureClass, FailurePhase, LoadPhase } from '@mall/contract/core/telemetry';
import { shop } from '@mall/platform';
import type { Channel } from '@mall/registry/boot-manifest';
import { ownerIn } from './owner.ts';

export type TelemetryEvent = Input<'telemetry.report'>['events'][number];
export type LoadEvent = Extract<TelemetryEvent, { kind: 'load' }>;

/** The version of a remote, and why this visitor has it. */
export type Owner = { remote: string; version: string; channel: Channel };

/** So much trouble of one page is kept; a remote that throws for ever is known by then. */
const mostHeard = 200;

/** What happened since the page began, and how each version was opened: told by telling.ts, shown by the inspector. */
export const heard: TelemetryEvent[] = [];
export const opened = new Map<string, LoadEvent>();

let routeId = (): string => '';

/** A step of opening a remote is done. The first time of each counts. */
export const noteStep = (owner: Owner, phase: LoadPhase, ms: number): void => {
  loadOf(owner).ms[phase] ??= whole(ms);
};

/** A part of the page failed: its version is not good in this page, also when another one then steps in. */
export const report = (owner: Owner, phase: FailurePhase, kind: FailureClass, ms = 0): void => {
  loadOf(owner).good = false;
  if (heard.length >= mostHeard) return;
  const mine = owned(owner);
  heard.push(
    phase === 'render'
      ? { kind: 'render', ...mine }
      : { kind: 'failure', ...mine, phase, class: kind, ms: whole(ms) },
  );
};

/** Who the event is of, on which page and in which shop; never who looked at it. */
export const owned = (owner: Owner) => ({ ...owner, route: routeId(), shop: shopCode() });

export const shopCode = (): string => shop.get()?.code ?? '';

/** What a remote is asked when an error names it. */
type Named = { readonly name: string; owner: (version?: string) => Owner };

/** Errors outside React's care: their stack names the remote and its version. `routeNow` is the route of the page's address. */
export const watchReports = (remotes: readonly Named[], routeNow: () => string | undefined): void => {
  routeId = () => routeNow() ?? '';
  const blame = (error: unknown): void => {
    const owner = ownerIn(error instanceof Error ? (error.stack ?? '') : '');
    const remote = remotes.find(({ name }) => name === owner?.remote);
    if (remote !== undefined) report(remote.owner(owner?.version), 'render', 'render');
  };
  window.addEventListener('error', ({ error }) => blame(error));
  window.addEventListener('unhandledrejection', ({ reason }) => blame(reason));
};

const loadOf = (owner: Owner): LoadEvent => {
  const key = `${owner.remote}@${owner.version}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const load: LoadEvent = { kind: 'load', ...owned(owner), good: true, ms: {} };
  opened.set(key, load);
  return load;
};

const whole = (ms: number): number => Math.min(600_000, Math.round(ms));
