import type { FastifyInstance } from 'fastify';
import type { Letter } from '../ports/mail.ts';
import type { SentCode, SentText } from '../ports/sms.ts';

type Inbox = { last: () => readonly SentCode[]; told: () => readonly SentText[] };
type Mailbox = { letters: () => readonly (Letter & { at: string })[] };

/** `/dev/sms` and `/dev/mail` outside production: what providers would have sent. Never in an API answer. */
export const devInbox = (app: FastifyInstance, inbox: Inbox, mailbox: Mailbox): void => {
  const page = (path: string, body: () => string) =>
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        })
        .send(body()),
    );
  page('/dev/sms', () => smsPage(inbox));
  page('/dev/mail', () => mailPage(mailbox));
};

const smsPage = (inbox: Inbox): string => {
  const codes = inbox.last();
  const texts = inbox.told();
  return html(
    'SMS codes',
    (codes.length === 0
      ? '<p>No code has been sent yet.</p>'
      : table(
          ['Mobile', 'Code', 'Sent'],
          codes.map(({ mobile, code, at }) => [
            escaped(mobile),
            `<code>${escaped(code)}</code>`,
            escaped(at),
          ]),
        )) +
      (texts.length === 0
        ? ''
        : `<h2>News</h2>${table(
            ['Mobile', 'Text', 'Sent'],
            texts.map(({ to, text, at }) => [to, text, at].map(escaped)),
          )}`),
  );
};

const mailPage = (mailbox: Mailbox): string => {
  const letters = mailbox.letters();
  return html(
    'Letters',
    letters.length === 0
      ? '<p>No letter has been sent yet.</p>'
      : letters
          .map(
            ({ to, subject, text, at }) =>
              `<h2>${escaped(subject)}</h2><p>${escaped(to)} · ${escaped(at)}</p><pre>${escaped(text)}</pre>`,
          )
          .join('\n'),
  );
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const html = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>${title}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}
td,th{padding:.25rem 1.5rem .25rem 0;text-align:left;vertical-align:top}code{font-size:1.25em;letter-spacing:.1em}pre{white-space:pre-wrap;font:inherit}</style>
</head>
<body>
<h1>${title}</h1>
<p>Development only. Newest first; the page refreshes itself.</p>
${body}
</body>
</html>
`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => `<table>
<tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>
${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</table>`;
