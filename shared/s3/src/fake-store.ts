export type Kept = { bytes: Buffer; etag: string; headers: Record<string, string> };
type Upload = { key: string; initiated: Date; parts: Map<number, Buffer> };

/** What the store of the fake holds, and how it behaves. */
export type FakeStore = {
  /** Every file by `bucket/key`. */
  files: Map<string, Kept>;
  uploads: Map<string, Upload>;
  /** Buckets that exist. */
  buckets: Set<string>;
  /** Buckets whose files anybody may read. */
  open: Set<string>;
  /** False is a store that knows no conditions and takes every write. */
  keepsConditions: boolean;
  /** True is a store that compares conditions with its tags without their quotes. */
  hasBareTags: boolean;
};
