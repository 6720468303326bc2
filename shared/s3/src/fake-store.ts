export type Kept = { bytes: Buffer; etag: string; headers: Record<string, string> };
type Upload = { key: string; initiated: Date; parts: Map<number, Buffer> };

/** The content of the fake store, and its behaviour. */
export type FakeStore = {
  /** Every file by `bucket/key`. */
  files: Map<string, Kept>;
  uploads: Map<string, Upload>;
  /** Existing buckets. */
  buckets: Set<string>;
  /** Buckets whose files anybody may read. */
  open: Set<string>;
  /** False is a store that ignores conditions and accepts every write. */
  keepsConditions: boolean;
  /** True is a store that compares conditions with its tags without their quotes. */
  hasBareTags: boolean;
};
