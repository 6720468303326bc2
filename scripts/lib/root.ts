import { join } from 'node:path';

/** The top folder of the repository, whatever the current folder is. */
export const root = join(import.meta.dirname, '../..');
