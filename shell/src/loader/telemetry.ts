import type { Input } from '@mall/contract/operations';
import type { FailureClass, FailurePhase, LoadPhase } from '@mall/contract/core/telemetry';
import { shop } from '@mall/platform';
import type { Channel } from '@mall/registry/boot-manifest';
import { ownerIn } from './owner.ts';

export type TelemetryEvent = Input<'telemetry.report'>['events'][number];
export type LoadEvent = Extract<TelemetryEvent, { kind: 'load' }>;

/** The version of a remote, and why this visitor has it. */
export type Owner = { remote: string; version: string; channel: Channel };

/** How many failures of one page are stored; by then, a remote that keeps throwing is known. */
const mostHeard = 200;

/**
 * The events since the page started, and how each version was opened: sent by reporter.ts, displayed by the
 * inspector.
 */
export const heard: TelemetryEvent[] = [];
export const opened = new Map<string, LoadEvent>();

let routeId = (): string => '';

/** Records that a step of opening a remote is done. The first time of each counts. */
export const noteStep = (owner: Owner, phase: LoadPhase, ms: number): void => {
  loadOf(owner).ms[phase] ??= whole(ms);
};

/**
 * Records that a part of the page failed: its version failed in this page, even when another one then
 * replaces it.
 */
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

/** The remote, page and shop of an event; never the visitor. */
export const owned = (owner: Owner) => ({ ...owner, route: routeId(), shop: shopCode() });

export const shopCode = (): string => shop.get()?.code ?? '';

/** The part of a remote that is needed to assign an error to it. */
type Named = { readonly name: string; owner: (version?: string) => Owner };

/**
 * Records errors outside React: their stack names the remote and its version. `routeNow` returns the route of
 * the page's address.
 */
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
