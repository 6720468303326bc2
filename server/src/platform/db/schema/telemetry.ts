import type { VitalName } from '@mall/contract/core/telemetry';

type CompositionCounts = {
  hour: Date;
  remote: string;
  version: string;
  channel: string;
  /** For a vital: the id of the route where it was measured; else ''. */
  route: string;
  /** `load`: a page opened the version; `bad`: such a page saw it fail. */
  what: 'load' | 'bad' | VitalName;
  /** For a vital: 0 good, 1 needs improvement, 2 poor; else 0. */
  bucket: number;
  n: number;
};

export type TelemetryTables = { composition_counts: CompositionCounts };
