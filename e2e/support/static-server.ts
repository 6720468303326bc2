import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { freePort } from '../../scripts/services/free-port.ts';

export type StaticServer = { origin: string; stop: () => Promise<void> };

/** Serves a folder on an origin of its own, as a content delivery network or a developer's machine does. */
export const serveFolder = async (folder: string): Promise<StaticServer> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = createServer((request, response) => {
    const file = path.join(folder, new URL(request.url ?? '/', origin).pathname);
    const type = file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    void readFile(file).then(
      (bytes) =>
        response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { origin, stop };
};
