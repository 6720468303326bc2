import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { startApi } from '../../testing/start-api.ts';

const site = 'https://sofas.example';
const api = await startApi();
const malls: FastifyInstance[] = [];
afterAll(async () => {
  for (const mall of malls) mall.server.closeAllConnections();
  await api.stop();
});

/** The mall on a port, as a browser uses it: cached answers are sent before the framework. */
const listening = async (env: Record<string, string>): Promise<string> => {
  const mall = await api.twin(env);
  malls.push(mall);
  await mall.listen({ port: 0, host: '127.0.0.1' });
  const { port } = mall.server.address() as AddressInfo; // a TCP server's address
  return `http://127.0.0.1:${port}`;
};

const asking = (origin: string) => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'token,x-locale',
  },
});

describe('pages of other sites', () => {
  it('may call nothing, unless their site is named', async () => {
    const mall = await listening({});
    for (const options of [{ headers: { origin: site } }, asking(site)]) {
      const answer = await fetch(`${mall}/api/getConfig`, options);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('of a named site may call the API, the second time out of memory too', async () => {
    const mall = await listening({ EMBED_ORIGINS: `${site},https://other.example` });
    for (let time = 0; time < 3; time += 1) {
      const answer = await fetch(`${mall}/api/getConfig`, { headers: { origin: site } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(site);
      expect(answer.headers.get('access-control-expose-headers')).toContain('x-server-time');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
    const asked = await fetch(`${mall}/api/accountLogin`, asking(site));
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/\btoken\b.*\bx-locale\b/);
  });

  it('of any other site may not, and other addresses stay closed', async () => {
    const mall = await listening({ EMBED_ORIGINS: site });
    const stranger = await fetch(`${mall}/api/getConfig`, {
      headers: { origin: 'https://sofas.example.evil' },
    });
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    const elsewhere = await fetch(`${mall}/healthz`, { headers: { origin: site } });
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
  });
});
