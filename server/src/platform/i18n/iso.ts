/** A time as it goes over the wire. Inside jsonb times arrive as PostgreSQL writes them. */
export const isoText = (at: string): string => new Date(at).toISOString();
