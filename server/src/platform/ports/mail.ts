import { createTransport } from 'nodemailer';
import { clock } from '../clock/clock.ts';

/** A mail in plain text. `key` is the same for the same message: it becomes the mail's Message-ID. */
export type Letter = { to: string; subject: string; text: string; key: string };

/** Sends e-mail. Adapters: SMTP by setting, development (inbox page), tests (memory). */
export type MailPort = {
  /** Whether this mall can send at all: otherwise e-mail is not offered. */
  readonly offered: boolean;
  send: (letter: Letter) => Promise<void>;
};

const connectMs = 10_000;
const kept = 50;

/**
 * An SMTP server (`smtp://user:password@host:587`, `smtps://` for TLS from the start); `from` is the sender's
 * address.
 */
export const createSmtp = (url: string, from: string): MailPort => {
  const transport = createTransport({ url, connectionTimeout: connectMs, greetingTimeout: connectMs });
  const domain = from.replace(/^.*@/, '');
  return {
    offered: true,
    send: async ({ to, subject, text, key }) => {
      await transport.sendMail({ from, to, subject, text, messageId: `<${key}@${domain}>` });
    },
  };
};

/** Stores the last mails for the development-only inbox page; never used in production. */
export const createMailbox = (): MailPort & { letters: () => readonly (Letter & { at: string })[] } => {
  const sent: (Letter & { at: string })[] = [];
  return {
    offered: true,
    send: async (letter) => {
      sent.unshift({ ...letter, at: clock.now().toISOString() });
      sent.splice(kept);
    },
    letters: () => sent,
  };
};

/** Production without SMTP_URL: e-mail is not offered, and every attempt fails with an error. */
export const noMail: MailPort = {
  offered: false,
  send: async () => {
    throw new Error('No e-mail server is configured.');
  },
};
