import { Histogram, register } from 'prom-client';
import type { AreaOptions } from '../areas.ts';
import { counterOf } from './counter.ts';

/** How page composition goes in browsers (federation.md). Counts only: who it was is neither asked nor kept. */
export const telemetryRoutes = ({ route, limits }: AreaOptions): void => {
  const events = counterOf('mall_composition_events_total', 'Events of page composition', labelNames);
  const durations = histogram();
  route.visitor('telemetry.report', async (event, caller) => {
    await limits.take('telemetry', caller.ip);
    const labels = { remote: known(event.remote), phase: known(event.phase), class: known(event.class) };
    events.inc(labels);
    durations.observe(labels, event.ms / 1000);
    return null;
  });
};

const labelNames = ['remote', 'phase', 'class'] as const;
const maxKnown = 200;
const seen = new Set<string>();

/** Browsers may send anything; a label that is new after many others is counted as one. */
const known = (label: string): string => {
  const plain = label.replaceAll(/[^\w./-]/g, '').slice(0, 40);
  if (!seen.has(plain) && seen.size >= maxKnown) return 'other';
  seen.add(plain);
  return plain;
};

const histogram = () => {
  const name = 'mall_composition_seconds';
  const held = register.getSingleMetric(name);
  return held instanceof Histogram
    ? held
    : new Histogram({ name, help: 'Time that a step of page composition took', labelNames });
};
