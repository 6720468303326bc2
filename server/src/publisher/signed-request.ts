import { type RegistryDocument, RegistryRefused, teams } from '@mall/registry';
import { signatureTag, signedFields } from '@mall/publish/wire';
import { createVerifier, httpbis } from 'http-message-signatures';

/** How old a request may be, and how far the clock of its sender may be wrong, in seconds. */
const maxAge = 60;
const tolerance = 30;

export type Request = {
  readonly method: string;
  /** Its address as the sender knows it. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * The team that signed a request with its key (RFC 9421). The signature covers method, address and the digest of the
 * body; the caller compares that with the body. Throws RegistryRefused. `startedAt`: since when `once` remembers.
 */
export const teamOfSignature = async (
  request: Request,
  document: RegistryDocument,
  {
    once,
    startedAt,
    nowMs,
  }: { once: (name: string, untilMs: number) => void; startedAt: number; nowMs: () => number },
): Promise<string> => {
  const shown: { keyId: string; nonce: string; createdMs: number; team: string }[] = [];
  const refused = (what: string): RegistryRefused => new RegistryRefused('stranger', what);
  const isGood = await httpbis
    .verifyMessage(
      {
        all: true,
        requiredFields: signedFields,
        requiredParams: ['created', 'keyid', 'nonce', 'tag'],
        notAfter: Math.floor(nowMs() / 1000) + tolerance,
        maxAge: maxAge + tolerance,
        keyLookup: async ({ keyid = '', nonce = '', created, tag }) => {
          const found = teams.teamWithKey(document, keyid);
          if (found === undefined)
            throw refused(
              `The key ${keyid} belongs to no team. Whoever has the root key adds it: \`npm run remote -- teams set <team> --key team.pub\`.`,
            );
          if (tag !== signatureTag) throw refused(`The request was signed for something else (${tag}).`);
          shown.push({ keyId: keyid, nonce, createdMs: created?.getTime() ?? 0, team: found.name });
          return { id: keyid, algs: ['ed25519'], verify: createVerifier(found.key, 'ed25519') };
        },
      },
      { method: request.method, url: request.url, headers: { ...request.headers } },
    )
    .catch((error: unknown) => {
      if (error instanceof RegistryRefused) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw refused(
        `The signature of the request is not taken: ${why}. It is good for ${maxAge} s; is the clock right (here it is ${new Date(nowMs()).toISOString()})?`,
      );
    });
  const [first, second] = shown;
  if (first === undefined)
    throw refused('Who are you? A request is signed with TEAM_KEY, or carries TEAM_TOKEN.');
  if (!isGood || second !== undefined)
    throw refused(
      `The signature of the request does not fit it. It was made for ${request.url.origin}: is PUBLISHER_URL the same here and there?`,
    );
  if (first.createdMs < startedAt - (startedAt % 1000))
    throw new RegistryRefused(
      'replayed',
      'The publisher has begun after this request was signed. Say the command again.',
    );
  once(`${first.keyId} ${first.nonce}`, first.createdMs + (maxAge + 2 * tolerance) * 1000);
  return first.team;
};
