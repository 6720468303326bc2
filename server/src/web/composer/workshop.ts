import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { trustedKeys } from '@mall/publish/keys';
import { openStore } from '@mall/publish/open-store';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createSecret } from '../../platform/ports/secret.ts';
import { bakedRegistry } from './built.ts';
import { composer } from './composer.ts';
import { gateOf } from './gate.ts';
import { watchRegistry } from './registry-source.ts';

/**
 * Pages for developers: `node workshop.ts <remote's folder> <its address> <API port> <port>`. One remote
 * comes from a development server, the shell is a development build, the rest is the built output; the API is
 * another process.
 */
const start = async ([room = '', remote = '', apiPort = '8090', port = '8080']: string[]): Promise<void> => {
  const app = fastify({ logger: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  for (const url of ['/api/*', '/media/*', '/dev/*']) {
    app.all(url, (request, reply) => pass(request, reply, Number(apiPort)));
  }
  const house = path.resolve(import.meta.dirname, '../../../..');
  const store = await openStore(process.env['REMOTE_STORE'] ?? path.join(house, 'dist'));
  const registry = await watchRegistry({
    store,
    trust: trustedKeys(
      process.env['REGISTRY_TRUST'],
      path.join(house, '.mall'),
      process.env['REGISTRY_ROOT_TRUST'],
    ),
    memory: undefined,
    lastGood: undefined,
    baked: bakedRegistry(house),
    log: (error) => process.stdout.write(`${String(error)}\n`),
  });
  await composer(app, {
    house,
    store,
    registry: registry.current,
    publicUrl: `http://localhost:${port}`,
    gate: gateOf({ NODE_ENV: 'development', OVERRIDE_ORIGINS: undefined }, createSecret(randomUUID())),
    elsewhere: [remote, remote.replace('http', 'ws')],
    workshop: { shell: 'shell/dist/dev', overrides: () => overridesOf(path.resolve(room), remote) },
  });
  await app.listen({ port: Number(port), host: '127.0.0.1' });
  process.stdout.write(`\n${path.basename(room)} in the mall: http://localhost:${port}\n`);
};

/**
 * The declaration as currently in its files: a new route is there with the next reload. A process of its own
 * reads it, since Node caches every module that it once loaded.
 */
const overridesOf = async (room: string, remote: string) => {
  const file = pathToFileURL(path.join(room, 'remote.config.ts')).href;
  const read = `import config from ${JSON.stringify(file)}; process.stdout.write(JSON.stringify(config));`;
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', read]);
  const declares: RemoteConfig = JSON.parse(stdout);
  return { [declares.name]: { base: `${remote}/`, declares } };
};

const execute = promisify(execFile);

const pass = (request: FastifyRequest, reply: FastifyReply, port: number): void => {
  reply.hijack();
  const { method, url, headers } = request.raw;
  const onward = ask({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
    reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply.raw);
  });
  onward.on('error', () => reply.raw.writeHead(502).end());
  request.raw.pipe(onward);
};

await start(process.argv.slice(2));
