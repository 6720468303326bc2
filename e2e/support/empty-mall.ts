import { expect } from '@playwright/test';
import { type Server, startServer } from './server.ts';

let mall: Server | undefined;

/** Starts a mall on an empty database, as somebody starts it for the first time. */
export const startEmptyMall = async (): Promise<() => Promise<void>> => {
  mall = await startServer(() => ({ DEMO: 'off' }), { seed: null });
  process.env.MALL_URL = mall.url;
  return mall.stop;
};

/** The link that the empty mall prints. */
export const setUpLink = async (): Promise<string> => {
  const link = /http\S+#token=[\w-]{43}(?=\s)/;
  await expect.poll(async () => (await mall?.said()) ?? '').toMatch(link);
  return link.exec((await mall?.said()) ?? '')?.[0] ?? '';
};
