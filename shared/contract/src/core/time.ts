/** Milliseconds of an hour, and of a day of 24 hours: Shanghai has no summer time. */
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** How far clocks in Shanghai, by whose days the mall counts, are ahead of UTC. */
export const shanghaiOffsetMs = 8 * hourMs;
