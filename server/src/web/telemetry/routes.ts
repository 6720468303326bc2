import type { AreaOptions } from '../../platform/area.ts';
import { createThrottle } from '../../platform/throttle/throttle.ts';
import { countedOf } from './counts.ts';
import type { TelemetryEvent } from './events.ts';
import { createObserver } from './metrics.ts';
import { isPublished } from './published.ts';
import { forgetOldCounts, keepCounts } from './keep-counts.ts';

/** How page composition goes in browsers (federation.md). Counts only: who it was is neither asked nor kept. */
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
    // A failure of one version is everybody's: its line need not stand in the log for each of them.
    for (const event of events.filter(isTrouble)) {
      const { ms: _how, ...failure } = { ms: 0, ...event };
      if (!isLogged(JSON.stringify(failure))) app.log.warn({ failure, revision }, 'a part of a page failed');
    }
    await keepCounts(db, await countedOf(events, caller.ip, limits));
    return null;
  });
};

const isTrouble = ({ kind }: TelemetryEvent): boolean => kind === 'failure' || kind === 'render';
