import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends the connections of a server on which nothing was ever said. Browsers open some in advance; Node does not take them
 * for idle, and a process that stops would wait for the time that their first request may take. Returns what ends them.
 */
export const endSilentConnections = (server: Server): (() => void) => {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
};
