import { useState } from 'react';
import { codeCountdownSeconds } from '@mall/contract/core/limits';
import { codeWaitOf, common, tab, toast, useMutationOf } from '@mall/platform';
import { useSecondsUntil } from './useSecondsUntil.ts';

type SendCode = {
  send: (mobile: string) => void;
  busy: boolean;
  sent: boolean;
  /** 60 to 0 (spec §4); it survives a reload, because the end time is stored and not the count. */
  waitSeconds: number;
};

/**
 * Codes for signing in and for a forgotten password share one countdown: the limit is per number (decisions
 * 2.18).
 */
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
      const seconds = codeWaitOf(error);
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

const keptUntil = (): number => {
  const kept = tab.read('codeWaitUntil');
  return typeof kept === 'number' && kept > Date.now() ? kept : 0;
};
