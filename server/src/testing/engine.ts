/** Whether tests run on PostgreSQL. Without an address, also an empty one, it is the embedded database, which does one thing after the other. */
export const onPostgres = (process.env.TEST_DATABASE_URL ?? '') !== '';
