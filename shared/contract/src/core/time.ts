/** Milliseconds of a second, a minute, an hour, and a day of 24 hours: Shanghai has no summer time. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The offset from UTC of Shanghai, whose days the mall counts. */
export const shanghaiOffsetMs = 8 * hourMs;
