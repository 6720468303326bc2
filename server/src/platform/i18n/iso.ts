/** A time as the API sends it. Inside jsonb times have PostgreSQL's format. */
export const isoText = (at: string): string => new Date(at).toISOString();
