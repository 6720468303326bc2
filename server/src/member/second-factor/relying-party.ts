import { type Settings, publicUrl } from '../../platform/settings/settings.ts';

/** The mall as passkeys know it: they belong to its host name, and answer pages of its origin only. */
export type RelyingParty = { readonly id: string; readonly origin: string };

/** Of the address that the mall gives as its own (PUBLIC_URL). */
export const relyingPartyOf = (settings: Settings): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl(settings));
  return { id: hostname, origin };
};
