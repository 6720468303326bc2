import type { VitalName } from '@mall/contract/core/telemetry';
import {
  type INPAttribution,
  type MetricWithAttribution,
  onCLS,
  onFCP,
  onINP,
  onLCP,
  onTTFB,
} from 'web-vitals/attribution';
import type { Mall } from './mall.ts';
import { ownerIn } from './owner.ts';
import { heard, owned, type Owner, type TelemetryEvent } from './telemetry.ts';
import { onLeaving } from './reporter.ts';

export type VitalEvent = Extract<TelemetryEvent, { kind: 'vital' }>;

/** The vitals of this page so far, by name. */
export const vitals = new Map<VitalName, VitalEvent>();

/**
 * Measures the page's vitals and assigns each to a remote: the one whose element was painted, touched or
 * shifted; for a slow response to a tap on the shell, the one whose script ran longest. An element that is
 * gone, or that the server drew before any remote was there, belongs to the page's own screen. Sent once,
 * when the page is left.
 */
export const startVitals = (mall: Mall): void => {
  const keep = (metric: MetricWithAttribution): void => {
    const value = Math.round(metric.value * 1e4) / 1e4;
    vitals.set(metric.name, { kind: 'vital', ...owned(ownerOf(mall, metric)), name: metric.name, value });
  };
  const how = { reportAllChanges: true, generateTarget };
  onLCP(keep, how);
  onCLS(keep, how);
  onINP(keep, how);
  onFCP(keep, how);
  onTTFB(keep, how);
  const told = new Set<VitalName>();
  // After the listeners of the library, which report the last values when the page is hidden.
  onLeaving(() => {
    for (const [name, event] of vitals) if (!told.has(name)) heard.push(event);
    for (const name of vitals.keys()) told.add(name);
  });
};

/** Returns the element's remote instead of a selector, while the element is still in the page. */
const generateTarget = (node: Node | null): string => {
  const element = node instanceof Element ? node : node?.parentElement;
  const place = element?.closest<HTMLElement>('[data-remote]');
  const { remote, version } = place?.dataset ?? {};
  if (remote !== undefined) return `/remotes/${remote}/${version ?? ''}/`;
  return element?.closest('[data-first]') ? '' : shell.remote;
};

const shell: Owner = { remote: 'shell', version: '', channel: 'stable' };

const ownerOf = (mall: Mall, metric: MetricWithAttribution): Owner => {
  const target = targetOf(metric);
  const named = ownerIn(target);
  const remote = mall.remotes.find(({ name }) => name === named?.remote);
  if (remote !== undefined) return remote.owner(named?.version);
  const screen = mall.routes.get(owned(shell).route)?.remote;
  return target === '' && screen !== undefined ? screen.owner() : shell;
};

/** The result of `generateTarget`, or the address of a script; '' for an element that is gone. */
const targetOf = ({ name, attribution }: MetricWithAttribution): string => {
  switch (name) {
    case 'LCP':
      return attribution.target ?? '';
    case 'CLS':
      return attribution.largestShiftTarget ?? shell.remote;
    case 'INP': {
      const target = attribution.interactionTarget ?? '';
      return [target, longestScript(attribution)].find(ownerIn) ?? target;
    }
    case 'FCP':
    case 'TTFB':
      return shell.remote;
  }
};

const longestScript = ({ longAnimationFrameEntries }: INPAttribution): string =>
  longAnimationFrameEntries
    .flatMap(({ scripts }) => scripts)
    .toSorted((a, b) => b.duration - a.duration)
    .map(({ sourceURL }) => sourceURL)
    .find(ownerIn) ?? '';
