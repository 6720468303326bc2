// An entry of its own, so that only pages that ask for a proof download it; `@mall/platform` is the shared singleton.
import { proofWire } from '@mall/contract/core/wire.member';
import type { Output, Sent } from '@mall/contract/operations';
import {
  ApiError,
  api,
  codeWaitOf,
  common,
  type ProofAsked,
  registerOperations,
  reportFailure,
  toast,
  useMutationOf,
  useQueryOf,
} from '@mall/platform';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

registerOperations(proofWire);

type Options = Output<'account.proofOptions'>;
type Passkey = Sent<'account.prove'>['passkey'];

/**
 * Has the browser sign a challenge with a passkey. Null when it has none, or nobody showed a finger; undefined when the
 * server refused, which is told.
 */
export const signWithPasskey = async (ask: () => Promise<Options>): Promise<Passkey | null> => {
  try {
    const [options, { startAuthentication }] = await Promise.all([ask(), import('@simplewebauthn/browser')]);
    // The server made them with the same library; the contract names only the field that it reads.
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const answer = await startAuthentication({ optionsJSON });
    return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
  } catch (error) {
    if (!(error instanceof ApiError)) return null;
    reportFailure(error);
    return undefined;
  }
};

/** What the dialog of a fresh proof shows and does; the calls that wait for it go on once it is given. */
export const useFreshProof = (asked: ProofAsked) => {
  const read = useQueryOf('account.proofWays', {}, { quiet: true, gcTime: 0 });
  const prove = useMutationOf('account.prove', { onSuccess: () => asked.answer(true) });
  const send = useMutationOf('account.sendCode', { onSuccess: () => toast.success(common('done.codeSent')) });
  return {
    read,
    busy: prove.isPending,
    sign: () => signWithPasskey(() => api('account.proofOptions', {})),
    sendCode: () => send.mutateAsync({ purpose: 'stepUp' }),
    waitOf: codeWaitOf,
    onGiven: (given: Sent<'account.prove'>) => prove.mutate(given),
    onClose: () => asked.answer(false),
  };
};
