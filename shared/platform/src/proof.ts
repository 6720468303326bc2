// An entry of its own, so that only pages that ask for a proof download it; `@mall/platform` is the shared singleton.
import { officeSession } from '@mall/contract/core/limits';
import { proofWire } from '@mall/contract/core/wire.member';
import type { Output, Sent } from '@mall/contract/operations';
import {
  ApiError,
  api,
  codeWaitOf,
  common,
  createStore,
  presence,
  registerOperations,
  reportFailure,
  toast,
  useMutationOf,
  useQueryOf,
  useStore,
} from '@mall/platform';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect } from 'react';

registerOperations(proofWire);

export type ProofAsked = { readonly answer: (proved: boolean) => void };

/** Somebody has to show that they are the member before an operation goes on. */
const proofAsked = createStore<ProofAsked | null>(null);
let asking: Promise<boolean> | null = null;

/** Asks once for all calls that wait. */
const askProof = (): Promise<boolean> => {
  asking ??= new Promise<boolean>((resolve) => {
    const answer = (proved: boolean): void => {
      proofAsked.set(null);
      asking = null;
      resolve(proved);
    };
    proofAsked.set({ answer });
  });
  return asking;
};

let touchedAt = Date.now();
const touched = (): void => {
  touchedAt = Date.now();
};

/** Answers for the person at this page until the returned function is called. */
const attend = (): (() => void) => {
  const kinds = ['pointerdown', 'keydown', 'wheel', 'touchmove'];
  const options = { capture: true, passive: true };
  touched();
  for (const kind of kinds) addEventListener(kind, touched, options);
  presence.ask = askProof;
  presence.idle = () => {
    const seconds = Math.floor((Date.now() - touchedAt) / 1000);
    return seconds < officeSession.leftSeconds ? undefined : String(seconds);
  };
  return () => {
    for (const kind of kinds) removeEventListener(kind, touched, options);
    delete presence.ask;
    delete presence.idle;
  };
};

/**
 * The proof that some call waits for, or null; for a frame that draws its dialog. While it does, calls also say how
 * long nobody has touched the page: what an office fetches by itself must not count as somebody.
 */
export const useProofAsked = (): ProofAsked | null => {
  // The platform's calls are outside React: they ask only while somebody draws the dialog.
  useEffect(attend, []);
  return useStore(proofAsked);
};

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
