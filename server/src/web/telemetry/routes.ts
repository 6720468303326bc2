import type { AreaOptions } from '../../platform/area.ts';
import { createThrottle } from '../../platform/throttle/throttle.ts';
import { countedOf } from './counts.ts';
import type { TelemetryEvent } from './events.ts';
import { createObserver } from './metrics.ts';
import { isPublished } from './published.ts';
import { forgetOldCounts, keepCounts } from './keep-counts.ts';

/**
 * The figures of page composition in browsers (federation.md). Counts only: the visitor is neither requested
 * nor stored.
 */
export const telemetryRoutes = ({
  app,
  route,
  limits,
  jobs,
  registry,
  opened: { db },
}: AreaOptions): void => {
  const observe = createObserver();
  const isLogged = createThrottle(600_000, 1000);
  jobs.define('telemetry.forget', () => forgetOldCounts(db), '17 * * * *');

  route.visitor('telemetry.report', async ({ revision, events: told }, caller) => {
    await limits.take('telemetry', caller.ip);
    const events = told.filter((event) => isPublished(event, registry()?.document));
    for (const event of events) observe(event);
    // A failure of one version is everybody's: it need not be logged for each of them.
    for (const event of events.filter(isTrouble)) {
      const { ms: _how, ...failure } = { ms: 0, ...event };
      if (!isLogged(JSON.stringify(failure))) app.log.warn({ failure, revision }, 'a part of a page failed');
    }
    await keepCounts(db, await countedOf(events, caller.ip, limits));
    return null;
  });
};

const isTrouble = ({ kind }: TelemetryEvent): boolean => kind === 'failure' || kind === 'render';
