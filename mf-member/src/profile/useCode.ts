import type { Sent } from '@mall/contract/operations';
import { codeWaitOf, common, toast, useMutationOf } from '@mall/platform';
import { useCodeWait } from '@mall/ui/member';

type Parts = { onSend: () => void; sending: boolean; sent: boolean; waitSeconds: number };

/** A code to a phone for one purpose, with its countdown. */
export const useCode = (ask: () => Sent<'account.sendCode'>): Parts => {
  const wait = useWait();
  const sending = useMutationOf('account.sendCode', wait.sending);
  return { ...wait.parts, onSend: () => sending.mutate(ask()), sending: sending.isPending };
};

/** The same for an e-mail. */
export const useEmailCode = (ask: () => Sent<'account.sendEmailCode'>): Parts => {
  const wait = useWait();
  const sending = useMutationOf('account.sendEmailCode', wait.sending);
  return { ...wait.parts, onSend: () => sending.mutate(ask()), sending: sending.isPending };
};

const useWait = () => useCodeWait(() => toast.success(common('done.codeSent')), codeWaitOf);
