import type { Input } from '@mall/contract/operations';

export type TelemetryEvent = Input<'telemetry.report'>['events'][number];
/** What is kept in the database; all else is for metrics and log. */
export type CountedEvent = Extract<TelemetryEvent, { kind: 'load' | 'vital' }>;
