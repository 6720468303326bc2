import { useState } from 'react';
import { codeCountdownSeconds } from '@mall/contract/limits';
import type { Sent } from '@mall/contract/operations';
import { codeWaitOf, common, toast, useMutationOf } from '@mall/platform';
import { useNow } from '@mall/ui';

type Parts = { onSend: () => void; sending: boolean; sent: boolean; waitSeconds: number };

/** A code to a phone for one purpose, with its countdown from 60 to 0 (spec §4). */
export const useCode = (ask: () => Sent<'account.sendCode'>): Parts => {
  const wait = useWait();
  const sending = useMutationOf('account.sendCode', wait.sending);
  return { ...wait.parts, onSend: () => sending.mutate(ask()), sending: sending.isPending };
};

/** The same for a letter. */
export const useEmailCode = (ask: () => Sent<'account.sendEmailCode'>): Parts => {
  const wait = useWait();
  const sending = useMutationOf('account.sendEmailCode', wait.sending);
  return { ...wait.parts, onSend: () => sending.mutate(ask()), sending: sending.isPending };
};

const useWait = () => {
  const [until, setUntil] = useState(0);
  const now = useNow(0, until);
  const wait = (seconds: number) => setUntil(Date.now() + seconds * 1000);
  return {
    parts: { sent: until > 0, waitSeconds: Math.max(0, Math.ceil((until - now) / 1000)) },
    sending: {
      onSuccess: () => {
        wait(codeCountdownSeconds);
        toast.success(common('done.codeSent'));
      },
      onError: (error: Error) => {
        const seconds = codeWaitOf(error);
        if (seconds > 0) wait(seconds);
      },
    },
  };
};
