import type { Input } from '@mall/contract/operations';

export type TelemetryEvent = Input<'telemetry.report'>['events'][number];
/** The events stored in the database; all others are for metrics and log. */
export type CountedEvent = Extract<TelemetryEvent, { kind: 'load' | 'vital' }>;
