import type { Output, Sent } from '@mall/contract/operations';
import { Refused, sendForm, sendPhoto } from './calls.ts';

export type FormToSend = Omit<Sent<'installer.submit'>, 'photos'> & { readonly photos: string[] };

/** A form that was handed in and has not arrived yet. Its key and words never change, so it arrives once. */
export type Outgoing = {
  readonly key: string;
  readonly form: FormToSend;
  /** Photos that have arrived. */
  readonly sent: readonly string[];
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Why the server refused, in its words. */
  readonly said: string;
};

type Parts = {
  photo: (id: string) => Promise<Blob | undefined>;
  changed: (outgoing: Outgoing) => Promise<void>;
};

type Answer = Output<'installer.job'> | null;
let running: Promise<Answer> | null = null;

/** When what is being sent has arrived or has been put aside: until then nothing else is sent. */
export const untilEnded = async (): Promise<void> => {
  await running?.catch(() => {});
};

/**
 * Sends photos that have not arrived, then the form; answers the job as it is then, null when it has to wait. One tab of
 * this phone at a time; the server takes each photo and each form once, also when an answer is lost on the way.
 */
export const sendAll = async (token: string, outgoing: Outgoing, parts: Parts): Promise<Answer> => {
  if (running !== null) return null;
  running = alone(() => sendNow(token, outgoing, parts)).finally(() => {
    running = null;
  });
  return running;
};

const sendNow = async (token: string, outgoing: Outgoing, { photo, changed }: Parts): Promise<Answer> => {
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
    return await sendForm(token, now.key, now.form);
  } catch (error) {
    const isRefused = error instanceof Refused;
    await changed({ ...now, state: isRefused ? 'refused' : 'waiting', said: isRefused ? error.message : '' });
    return null;
  }
};

const alone = async <T>(work: () => Promise<T>): Promise<T | null> => {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (locks === undefined) return work();
  return locks.request('installer', { ifAvailable: true }, async (lock) => (lock === null ? null : work()));
};
