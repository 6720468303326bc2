import { join } from 'node:path';

/** The root folder of the repository, whatever the current folder is. */
export const root = join(import.meta.dirname, '../..');
