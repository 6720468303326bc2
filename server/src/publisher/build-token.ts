import { createHash } from 'node:crypto';
import { type RegistryDocument, RegistryRefused, teams } from '@mall/registry';
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** The keys of issuers, asked for once and then kept as their headers say. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/**
 * The team of a build machine by its token (OpenID Connect): the list of teams names its issuer, subject and audience.
 * Only issuers of that list are asked for their keys. A token is good for one request. Throws RegistryRefused.
 */
export const teamOfToken = async (
  token: string,
  document: RegistryDocument,
  { once, nowMs }: { once: (name: string, untilMs: number) => void; nowMs: () => number },
): Promise<string> => {
  const { iss = '', sub = '' } = claimed(token);
  const found = teams.teamWithSubject(document, iss, sub);
  if (found === undefined)
    throw refused(
      `No team has the build machine ${JSON.stringify(sub)} of ${JSON.stringify(iss)}. Whoever has the root key adds it: \`npm run remote -- teams set <team> --subject issuer,subject,audience\`.`,
    );
  const options = { issuer: iss, subject: sub, audience: found.audience, requiredClaims: ['exp'] };
  const { payload } = await jwtVerify(token, await keysOf(iss), {
    ...options,
    currentDate: new Date(nowMs()),
  }).catch((error: unknown) => {
    throw refused(`The token of ${iss} is not taken: ${whyNot(error, found.audience)}`);
  });
  once(createHash('sha256').update(token).digest('hex'), (payload.exp ?? 0) * 1000);
  return found.name;
};

const claimed = (token: string): JWTPayload => {
  try {
    return decodeJwt(token);
  } catch {
    throw refused('TEAM_TOKEN is no token of a build machine (a JWT).');
  }
};

const keysOf = async (issuer: string): Promise<ReturnType<typeof createRemoteJWKSet>> => {
  const known = keySets.get(issuer);
  if (known !== undefined) return known;
  const place = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const said = await fetch(place, { signal: AbortSignal.timeout(5_000) })
    .then((answer) => answer.json())
    .catch(() => undefined);
  const found = Discovery.safeParse(said);
  if (!found.success || found.data.issuer !== issuer)
    throw refused(`${place} does not name the keys of ${issuer}: try again when it does.`);
  const keys = createRemoteJWKSet(new URL(found.data.jwks_uri));
  keySets.set(issuer, keys);
  return keys;
};

const whyNot = (error: unknown, audience: string): string => {
  if (error instanceof errors.JWTExpired) return 'it has expired. Ask the build machine for a new one.';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
    return `it is for another audience. Ask the build machine for one for ${audience}.`;
  return `${error instanceof Error ? error.message : String(error)}.`;
};

const refused = (what: string): RegistryRefused => new RegistryRefused('stranger', what);
