import { useState } from 'react';
import { codeCountdownSeconds } from '@mall/contract/limits';
import { ApiError, common, tab, toast, useMutationOf } from '@mall/platform';
import { useSecondsUntil } from './useSecondsUntil.ts';

type SendCode = {
  send: (mobile: string) => void;
  busy: boolean;
  sent: boolean;
  /** 60 to 0 (spec §4); outlives a reload, because the moment is kept and not the count. */
  waitSeconds: number;
};

/** Codes for signing in and for a forgotten password share one countdown: the limit is the number's (decisions 2.18). */
export const useSendCode = (purpose: 'login' | 'reset', onSent: () => void): SendCode => {
  const [until, setUntil] = useState(keptUntil);
  const waitSeconds = useSecondsUntil(until);
  const wait = (seconds: number) => {
    const moment = Date.now() + seconds * 1000;
    tab.write('codeWaitUntil', moment);
    setUntil(moment);
  };
  const sending = useMutationOf('session.sendSms', {
    onSuccess: () => {
      wait(codeCountdownSeconds);
      toast.success(common('done.codeSent'));
      onSent();
    },
    onError: (error) => {
      const seconds = secondsOf(error);
      if (seconds > 0) wait(seconds);
    },
  });
  return {
    send: (mobile) => sending.mutate({ mobile, purpose }),
    busy: sending.isPending,
    sent: until > 0,
    waitSeconds,
  };
};

/** "Too fast" says how long to wait (decisions 2.1); nobody waits longer than one countdown for it. */
const secondsOf = (error: unknown): number => {
  const data = error instanceof ApiError ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('retryAfter' in data)) return 0;
  return Math.min(Number(data.retryAfter) || 0, codeCountdownSeconds);
};

const keptUntil = (): number => {
  const kept = tab.read('codeWaitUntil');
  return typeof kept === 'number' && kept > Date.now() ? kept : 0;
};
