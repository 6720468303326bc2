import { z } from 'zod';
import { int, Nothing } from './schema-helpers.ts';
import { op } from './op.ts';
import {
  failureClasses,
  failurePhases,
  loadPhases,
  telemetry,
  versionChannels,
  vitalNames,
} from './telemetry.ts';

const Ms = int(0, telemetry.maxMs);

/**
 * The remote of the event. `route` is the id of a declared route, never an address, since that may identify a
 * person's data.
 */
const owned = {
  remote: z
    .string()
    .regex(/^(shell|mf_[a-z]+)$/)
    .max(40),
  version: z
    .string()
    .regex(/^[\w.+-]*$/)
    .max(60),
  channel: z.enum(versionChannels),
  route: z
    .string()
    .regex(/^([a-z]+\.[A-Za-z]\w*)?$/)
    .max(60),
  shop: z
    .string()
    .regex(/^[A-Za-z0-9]*$/)
    .max(20),
};

export const TelemetryEvent = z.discriminatedUnion('kind', [
  /**
   * Sent once for each version that a page opened: the outcome until the page was left, or until its first
   * failure.
   */
  z.strictObject({
    kind: z.literal('load'),
    ...owned,
    good: z.boolean(),
    ms: z.partialRecord(z.enum(loadPhases), Ms),
  }),
  z.strictObject({
    kind: z.literal('failure'),
    ...owned,
    phase: z.enum(failurePhases),
    class: z.enum(failureClasses),
    ms: Ms,
  }),
  /** A remote threw while rendering, or later. */
  z.strictObject({ kind: z.literal('render'), ...owned }),
  z.strictObject({
    kind: z.literal('vital'),
    ...owned,
    name: z.enum(vitalNames),
    value: z.number().min(0).max(telemetry.maxMs),
  }),
]);

export type TelemetryEvent = z.infer<typeof TelemetryEvent>;

export const telemetryOps = {
  'telemetry.report': op('telemetry.report', {
    access: 'visitor',
    summary: 'What a page tells of its composition, several events at a time; nothing personal',
    input: z.object({
      /** The revision of the boot manifest of the page. */
      revision: int(0, 2_147_483_647),
      events: z.array(TelemetryEvent).min(1).max(telemetry.maxEvents),
    }),
    output: Nothing,
  }),
};
