import path from 'node:path';

/** Whether this command is installed as a package in a remote's folder, outside this repository. */
export const isElsewhere = import.meta.dirname.split(path.sep).includes('node_modules');

/** The root of this repository; elsewhere the remote's folder, in which the command is run. */
export const house = isElsewhere ? process.cwd() : path.resolve(import.meta.dirname, '../../..');

/** Where this repository stores its builds and its keys; settings name other places. */
export const places = { store: path.join(house, 'dist'), keys: path.join(house, '.mall') };
