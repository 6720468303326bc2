import type { FailureClass, Phase } from './failure.ts';
import type { Mall } from './mall.ts';

export type Report = {
  remote: string;
  version: string;
  phase: Phase;
  kind: FailureClass;
  startedAt?: number;
};

/** Tells the server that a part of the page failed. Fire and forget: nothing waits for it, and it never fails itself. */
export const report = ({ remote, version, phase, kind, startedAt }: Report): void => {
  const ms = startedAt === undefined ? 0 : Math.round(performance.now() - startedAt);
  const event = { remote, version, phase, class: kind, ms, route: location.pathname };
  heard.push(event);
  navigator.sendBeacon?.('/api/telemetry', new Blob([JSON.stringify(event)], { type: 'application/json' }));
};

export type Event = {
  remote: string;
  version: string;
  phase: Phase;
  class: FailureClass;
  ms: number;
  route: string;
};

/** What was reported since the page began; the inspector shows it. */
export const heard: Event[] = [];

/** Errors outside React's care: the address of a stack frame names the remote and its version. */
export const watchReports = (mall: Mall): void => {
  const names = new Set(mall.remotes.map(({ name }) => name));
  const blame = (error: unknown): void => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, remote, version] = /\/remotes(?:-b)?\/(mf_[a-z]+)\/([^/]+)\//.exec(stack) ?? [];
    if (remote === undefined || version === undefined || !names.has(remote)) return;
    report({ remote, version, phase: 'render', kind: 'render' });
  };
  window.addEventListener('error', ({ error }) => blame(error));
  window.addEventListener('unhandledrejection', ({ reason }) => blame(reason));
};
