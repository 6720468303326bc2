import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { Output, Sent } from '@mall/contract/operations';

/** Has the browser sign a challenge. Throws what the browser throws when it has no passkey, or nobody showed a finger. */
export const signWithPasskey = async (
  options: Output<'account.proofOptions'>,
): Promise<Sent<'account.prove'>['passkey']> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // The server made them with the same library; the contract names only the field that it reads.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer = await startAuthentication({ optionsJSON });
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
};
