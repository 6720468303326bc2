/**
 * Whether tests run on PostgreSQL. With no or an empty address it is the embedded database, which does one
 * thing after the other.
 */
export const onPostgres = (process.env.TEST_DATABASE_URL ?? '') !== '';
