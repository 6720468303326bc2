import { Histogram, register } from 'prom-client';
import { bucketOf } from './buckets.ts';
import { counterOf } from '../../platform/metrics/counter.ts';
import type { TelemetryEvent } from './events.ts';

/** Counts for the process's metrics. The version is only in the database: a label has few values. */
export const createObserver = (): ((event: TelemetryEvent) => void) => {
  const failures = counterOf('mall_composition_events_total', 'Failures of page composition', [
    'remote',
    'phase',
    'class',
  ]);
  const loads = counterOf('mall_composition_loads_total', 'Remotes that pages opened', [
    'remote',
    'channel',
    'outcome',
  ]);
  const vitals = counterOf('mall_web_vitals_total', 'Web vitals by how good they were', [
    'remote',
    'name',
    'bucket',
  ]);
  const seconds = histogram();
  return (event) => {
    const remote = known(event.remote);
    switch (event.kind) {
      case 'load':
        loads.inc({ remote, channel: event.channel, outcome: event.good ? 'good' : 'bad' });
        for (const [phase, ms] of Object.entries(event.ms)) seconds.observe({ remote, phase }, ms / 1000);
        return;
      case 'failure':
        failures.inc({ remote, phase: event.phase, class: event.class });
        return;
      case 'render':
        failures.inc({ remote, phase: 'render', class: 'render' });
        return;
      case 'vital':
        vitals.inc({ remote, name: event.name, bucket: bucketNames[bucketOf(event.name, event.value)] });
    }
  };
};

const bucketNames = ['good', 'fair', 'poor'] as const;
const maxKnown = 50;
const seen = new Set<string>();

/** Browsers may send any name; a new one after many others is counted as `other`. */
const known = (remote: string): string => {
  if (!seen.has(remote) && seen.size >= maxKnown) return 'other';
  seen.add(remote);
  return remote;
};

const histogram = () => {
  const name = 'mall_composition_seconds';
  const held = register.getSingleMetric(name);
  return held instanceof Histogram
    ? held
    : new Histogram({
        name,
        help: 'Time that a step of opening a remote took',
        labelNames: ['remote', 'phase'],
      });
};
