import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { endSilentConnections } from './silent-connections.ts';

it('ends a connection on which nothing was said, and no other', async () => {
  const server = createServer((_request, response) => void response.end('done'));
  const endSilent = endSilentConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const opened = async (says: string) => {
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1');
    await accepted;
    if (says !== '') socket.write(says);
    return socket;
  };
  const silent = await opened('');
  const talking = await opened('GET / HTTP/1.1\r\nhost: mall\r\n\r\n');
  await once(talking, 'data');
  const ended = once(silent, 'close');
  endSilent();
  await ended;
  expect(talking.destroyed).toBe(false);
  talking.destroy();
  server.close();
  await once(server, 'close');
});
