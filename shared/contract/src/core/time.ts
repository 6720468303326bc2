/** Milliseconds of an hour, and of a day of 24 hours: Shanghai has no summer time. */
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The offset from UTC of Shanghai, whose days the mall counts. */
export const shanghaiOffsetMs = 8 * hourMs;
