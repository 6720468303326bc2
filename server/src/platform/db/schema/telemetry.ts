import type { VitalName } from '@mall/contract/core/telemetry';

type CompositionCounts = {
  hour: Date;
  remote: string;
  version: string;
  channel: string;
  /** Of a vital: the id of the route it was measured on; else ''. */
  route: string;
  /** `load`: a page opened the version; `bad`: such a page met a failure of it. */
  what: 'load' | 'bad' | VitalName;
  /** Of a vital: 0 good, 1 wants work, 2 poor; else 0. */
  bucket: number;
  n: number;
};

export type TelemetryTables = { composition_counts: CompositionCounts };
