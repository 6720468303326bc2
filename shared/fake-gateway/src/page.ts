import { decimal, type Payment } from './book.ts';
import type { Reply } from './dialect.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, body: string): Reply => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${escaped(title)}</title><style>body{font:16px/1.5 system-ui;max-width:420px;margin:48px auto;padding:0 16px}button,a{font:inherit;padding:8px 16px}</style>
<h1>${escaped(title)}</h1>${body}</html>`,
});

/** The page where a buyer pays, and returns to the shop. */
export const payPage = (payment: Payment): Reply =>
  page(
    `Fake ${payment.provider}`,
    `<p>No money moves here.</p><p><strong>${decimal(payment.asked)} ${escaped(payment.asked.currency)}</strong>, ${payment.state}</p>
<form method="post"><button name="do" value="pay">Pay</button> <button name="do" value="leave">Leave without paying</button></form>`,
  );

/** Every payment, newest first, with links to those that a buyer would scan. */
export const listPage = (payments: readonly Payment[], addressOf: (payment: Payment) => string): Reply =>
  page(
    'Fake gateways',
    `<ul>${[...payments]
      .reverse()
      .map(
        (payment) =>
          `<li><a href="${escaped(addressOf(payment))}">${payment.provider} ${decimal(payment.asked)} ${escaped(payment.asked.currency)}</a> ${payment.state}</li>`,
      )
      .join('')}</ul>`,
  );
