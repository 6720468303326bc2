/** Changes grouped by day, in the reader's time zone. */
export const byDay = <Change extends { readonly at: string }>(
  list: readonly Change[],
): { day: string; changes: Change[] }[] => {
  const days: { day: string; changes: Change[] }[] = [];
  for (const change of list) {
    const day = new Date(change.at).toDateString();
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
};
