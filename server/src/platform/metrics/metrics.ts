import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, register, type Registry } from 'prom-client';
import type { Opened } from '../db/open.ts';

/** Gets each answer: its method, the address of its route, its status, and the seconds it took. */
export type Observe = (method: string, route: string, status: number, seconds: number) => void;

/**
 * Counts what the server does, for Prometheus: requests by route, method and status with their durations,
 * connections to the database, Node's own metrics (event loop, memory), and all that the areas count: there
 * is one registry in a process. Called once.
 */
export const createMetrics = (
  opened: Pick<Opened, 'connections'>,
): { register: Registry; observe: Observe } => {
  collectDefaultMetrics();
  const durations = new Histogram({
    name: 'mall_request_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const connections = new Gauge({
    name: 'mall_database_connections',
    help: 'Connections to the database: open, idle, and requests waiting for one',
    labelNames: ['state'],
    collect: () => {
      for (const [state, count] of Object.entries(opened.connections())) connections.set({ state }, count);
    },
  });
  return {
    register,
    observe: (method, route, status, seconds) => durations.observe({ method, route, status }, seconds),
  };
};

/** Answers /metrics on this machine only. Close it with the app. */
export const serveMetrics = async (register: Registry, port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
};
