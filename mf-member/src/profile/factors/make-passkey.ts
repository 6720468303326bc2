import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { Output, Sent } from '@mall/contract/operations';

/** Whether this browser can make passkeys at all. */
export const canMakePasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Has the browser make a passkey. Throws what the browser throws when its user declines or has one here already. */
export const makePasskey = async (
  options: Output<'secondFactor.passkeyOptions'>,
): Promise<Sent<'secondFactor.addPasskey'>['passkey']> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // The server made them with the same library; the contract names only the field that it reads.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { response, ...made } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    ...made,
    clientExtensionResults: { ...made.clientExtensionResults },
    response: { clientDataJSON, attestationObject, transports },
  };
};
