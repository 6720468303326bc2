import type { Output, Sent } from '@mall/contract/operations';
import { Refused, sendForm, sendPhoto } from './calls.ts';

export type FormToSend = Omit<Sent<'installer.submit'>, 'photos'> & { readonly photos: string[] };

/** A submitted form that has not arrived yet. Its key and content never change, so it arrives once. */
export type Outgoing = {
  readonly key: string;
  readonly form: FormToSend;
  /** Photos that have arrived. */
  readonly sent: readonly string[];
  readonly state: 'waiting' | 'sending' | 'refused';
  /** The server's message for a refusal. */
  readonly said: string;
};

type Parts = {
  photo: (id: string) => Promise<Blob | undefined>;
  changed: (outgoing: Outgoing) => Promise<void>;
  /** It has arrived; nothing else is sent before this ends. Never rejects. */
  arrived: (job: Job) => Promise<void>;
};

type Job = Output<'installer.job'>;
let running: Promise<void> | null = null;

/** Resolves when the form has arrived or was put aside: until then nothing else is sent. */
export const untilEnded = async (): Promise<void> => {
  await running?.catch(() => {});
};

/**
 * Sends the remaining photos, then the form, or leaves them waiting. Only one tab of this phone sends at a
 * time; the server accepts each photo and each form once, even when an answer is lost.
 */
export const sendAll = async (token: string, outgoing: Outgoing, parts: Parts): Promise<void> => {
  if (running !== null) return;
  running = alone(() => sendNow(token, outgoing, parts)).finally(() => {
    running = null;
  });
  return running;
};

const sendNow = async (token: string, outgoing: Outgoing, parts: Parts): Promise<void> => {
  const { photo, changed, arrived } = parts;
  let now: Outgoing = { ...outgoing, state: 'sending', said: '' };
  await changed(now);
  try {
    for (const id of now.form.photos) {
      if (now.sent.includes(id)) continue;
      const file = await photo(id);
      if (file !== undefined) await sendPhoto(token, id, file);
      now = { ...now, sent: [...now.sent, id] };
      await changed(now);
    }
    await arrived(await sendForm(token, now.key, now.form));
  } catch (error) {
    const isRefused = error instanceof Refused;
    await changed({ ...now, state: isRefused ? 'refused' : 'waiting', said: isRefused ? error.message : '' });
  }
};

const alone = async (work: () => Promise<void>): Promise<void> => {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (locks === undefined) return work();
  await locks.request('installer', { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
};
