import { createServer } from 'node:http';
import { isFromMall } from './verify.mjs';

/** WEBHOOK_SECRET is the secret that the mall showed; PORT is 4140 unless it is given. */
const { WEBHOOK_SECRET: secret = '', PORT: port = '4140' } = process.env;
const longestBody = 100_000;
/** Ids that came before: an event may come twice. A real receiver keeps them in its database, with what it did. */
const known = new Set();

createServer(async (request, response) => {
  let body = '';
  request.setEncoding('utf8');
  for await (const part of request) {
    body += part;
    if (body.length > longestBody) return response.writeHead(413).end();
  }
  if (!isFromMall(secret, request.headers, body)) return response.writeHead(401).end('not from the mall');
  // Answer at once and work afterwards: the mall waits ten seconds.
  response.writeHead(204).end();
  const id = request.headers['webhook-id'];
  if (known.has(id)) return;
  known.add(id);
  const { type, data } = JSON.parse(body);
  console.log(`${type} ${JSON.stringify(data)}`);
}).listen(Number(port), '127.0.0.1', function () {
  console.log(`Listening at http://127.0.0.1:${this.address().port}/`);
});
