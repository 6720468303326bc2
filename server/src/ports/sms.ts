/** Sends a verification code to a phone. Adapters: development (log and inbox page), tests (memory). */
export type SmsPort = { send: (mobile: string, code: string) => Promise<void> };

export type SentCode = { mobile: string; code: string; at: string };

/** Keeps the last codes for the development-only inbox page and writes them to the log; never used in production. */
export const createInbox = (log: (line: string) => void): SmsPort & { last: () => readonly SentCode[] } => {
  const sent: SentCode[] = [];
  return {
    send: async (mobile, code) => {
      sent.unshift({ mobile, code, at: new Date().toISOString() });
      sent.splice(50);
      log(`SMS code for ${mobile}: ${code}`);
    },
    last: () => sent,
  };
};

/** Production without a provider: refuses loudly instead of pretending to have sent. */
export const noSms: SmsPort = {
  send: async () => {
    throw new Error('No SMS provider is configured.');
  },
};
