/** Minutes after midnight as a field for a time of day writes them; the end of the day is midnight. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The same read back; 0 for what is no time yet. */
export const minutesOf = (time: string): number => {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return Number.isFinite(hours + minutes) ? hours * 60 + minutes : 0;
};

const usual = [15, 30, 60, 120, 240, 480, 1440];

/** How soon an office can promise to answer, in minutes, with what it promises now. */
export const promises = ({ least, most }: { least: number; most: number }, now: number | null): number[] =>
  [...new Set([...usual, ...(now === null ? [] : [now])])]
    .filter((minutes) => minutes >= least && minutes <= most)
    .toSorted((a, b) => a - b);
