import path from 'node:path';

/** Whether this command came as a package into the folder of a remote, where no house is. */
export const isElsewhere = import.meta.dirname.split(path.sep).includes('node_modules');

/** The folder of the whole house; elsewhere that of the remote, in which the command is run. */
export const house = isElsewhere ? process.cwd() : path.resolve(import.meta.dirname, '../../..');

/** Where this house keeps what it has built, and its keys; settings name other places. */
export const places = { store: path.join(house, 'dist'), keys: path.join(house, '.mall') };
