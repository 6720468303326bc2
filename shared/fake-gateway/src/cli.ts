import { startFakeGateway } from './index.ts';

/**
 * Runs the fake gateways by hand: `node shared/fake-gateway/src/cli.ts http://localhost:8080 18790 >
 * gateways.env`, then a mall with those settings (`node --env-file=gateways.env server/src/main.ts`). Its
 * first page lists the payments.
 */
const [mallUrl = 'http://localhost:8080', port = '18790'] = process.argv.slice(2);
const { env } = await startFakeGateway({ mallUrl, port: Number(port) });
process.stdout.write(
  Object.entries({ PUBLIC_URL: mallUrl, ...env })
    .map(([name, value]) => `${name}="${value}"\n`)
    .join(''),
);
