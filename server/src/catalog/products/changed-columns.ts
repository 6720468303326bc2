/**
 * The columns that a publication has to write, as they are `stored`: those whose values differ from what was published
 * last, or all of them. What nobody changed stays exactly as it stands, also where a draft could not say it.
 */
export const changedColumns = <Key extends string, Stored extends Readonly<Record<Key, unknown>>>(
  before: Readonly<Record<Key, unknown>> | undefined,
  after: Readonly<Record<Key, unknown>>,
  stored: Stored,
): Partial<Stored> => {
  if (before === undefined) return stored;
  const changed: Partial<Stored> = {};
  // Its own keys.
  for (const key of Object.keys(after) as Key[])
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) changed[key] = stored[key];
  return changed;
};
