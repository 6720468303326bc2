import { startFakeGateway } from '@mall/fake-gateway';
import { freePort } from '../scripts/services/free-port.ts';
import { startServer } from './support/server.ts';

/**
 * Starts a mall with payment gateways that move no money and returns a function that stops both, as every
 * worker does for most of its specs (support/mall.ts). With MALL_URL it uses that mall instead, and SITE_URL
 * is an address that this mall allows to call its API (EMBED_ORIGINS).
 */
export async function startMall(): Promise<() => Promise<void>> {
  if (process.env.MALL_URL) return async () => undefined;

  const site = `http://127.0.0.1:${await freePort()}`;
  let gateways: Awaited<ReturnType<typeof startFakeGateway>> | undefined;
  const { url, stop } = await startServer(async (mallUrl) => {
    gateways = await startFakeGateway({ mallUrl });
    return { ...gateways.env, EMBED_ORIGINS: site, WEBHOOK_LOOPBACK: 'on' };
  }).catch(async (error: unknown) => {
    await gateways?.stop();
    throw error;
  });
  process.env.MALL_URL = url;
  process.env.GATEWAYS_URL = gateways?.url;
  process.env.SITE_URL = site;
  return async () => {
    await stop();
    await gateways?.stop();
  };
}
