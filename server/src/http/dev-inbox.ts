import type { FastifyInstance } from 'fastify';
import type { SentCode } from '../ports/sms.ts';

/** `/dev/sms` outside production: the verification codes that a provider would have sent. Never in an API answer. */
export const devInbox = (app: FastifyInstance, inbox: { last: () => readonly SentCode[] }): void => {
  app.get('/dev/sms', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      })
      .send(inboxPage(inbox.last())),
  );
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const inboxPage = (codes: readonly SentCode[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>SMS codes</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}
td,th{padding:.25rem 1.5rem .25rem 0;text-align:left}code{font-size:1.25em;letter-spacing:.1em}</style>
</head>
<body>
<h1>SMS codes</h1>
<p>Development only. Newest first; the page refreshes itself.</p>
${codes.length === 0 ? '<p>No code has been sent yet.</p>' : table(codes)}
</body>
</html>
`;

const table = (codes: readonly SentCode[]): string => `<table>
<tr><th>Mobile</th><th>Code</th><th>Sent</th></tr>
${codes.map(({ mobile, code, at }) => `<tr><td>${escaped(mobile)}</td><td><code>${escaped(code)}</code></td><td>${escaped(at)}</td></tr>`).join('\n')}
</table>`;
