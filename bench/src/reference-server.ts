import fastify from 'fastify';
import { sql } from 'kysely';
import { openPglite, openPostgres } from '../../server/src/platform/db/open.ts';

/**
 * The reference of the measurements, in a process of its own: a Fastify with an empty route, one that sends a
 * given number of bytes, and one that reads a single row of the same database.
 */
const opened =
  process.env.DATABASE_URL === undefined
    ? await openPglite(process.env.DATA_DIR ?? '')
    : openPostgres(process.env.DATABASE_URL);
const app = fastify();
const bodies = new Map<number, Buffer>();

app.get('/empty', () => ({ ok: true }));
app.get<{ Params: { size: string } }>('/bytes/:size', (request, reply) => {
  const size = Math.min(1_000_000, Number(request.params.size));
  const body = bodies.get(size) ?? Buffer.alloc(size, 'x');
  bodies.set(size, body);
  return reply.header('content-type', 'application/json').send(body);
});
let next = 0;
app.get('/row', async () => {
  next = (next % 1000) + 1;
  const { rows } = await sql`select id, goods_no, sales from products where id = ${next}`.execute(opened.db);
  return rows[0];
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => opened.close())
    .then(() => process.exit(0));
});
