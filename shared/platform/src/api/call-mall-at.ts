import { transport } from './transport.ts';

/** Calls the API of a mall at another address than the page's, which must allow it (EMBED_ORIGINS). */
export const callMallAt = (mall: string): void => {
  transport.defaults.baseURL = new URL('/api', mall).href;
};
