import { createPrivateKey, type KeyObject, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RegistryDocument, RegistryRefused } from '@mall/registry';
import { keyIdOf } from '@mall/registry/signing';
import { createSigner, httpbis } from 'http-message-signatures';
import { z } from 'zod';
import type { Ask } from './asks.ts';
import type { Build } from './built.ts';
import { readKey } from './keys.ts';
import {
  contentDigest,
  paths,
  Refused,
  signatureTag,
  signedFields,
  type VersionAsk,
  Written,
} from './wire.ts';

/** How a team shows who it is: its private key, or a token of the machine that builds (OIDC). */
export type Credential = { readonly key: KeyObject } | { readonly token: string };

/** The publish service of a mall, for one team. Every call throws RegistryRefused with the service's reason. */
export type Publisher = {
  move: (ask: Ask) => Promise<Written>;
  publish: (build: Build, ask: z.infer<typeof VersionAsk>) => Promise<Written>;
  registry: () => Promise<RegistryDocument>;
};

/** TEAM_KEY (PEM, or a file with it) or TEAM_TOKEN. Throws RegistryRefused. */
export const credentialIn = (env: NodeJS.ProcessEnv): Credential => {
  const { TEAM_KEY: key, TEAM_TOKEN: token } = env;
  if (key !== undefined) return { key: readKey(key, createPrivateKey, 'TEAM_KEY') };
  if (token !== undefined) return { token };
  throw new RegistryRefused(
    'stranger',
    "Which team is it? Set TEAM_KEY, the team's private key in PEM or a file with it, or TEAM_TOKEN, a token of your build machine.",
  );
};

export const openPublisher = (address: string, credential: () => Credential): Publisher => {
  const send = async (where: string, type: string, body: Uint8Array<ArrayBuffer>): Promise<Written> => {
    const url = new URL(where, address);
    const headers = { 'content-type': type, 'content-digest': contentDigest(body) };
    const proof = await proofFor(url, headers, credential());
    const answer = await reach(url, { method: 'POST', headers: { ...headers, ...proof }, body });
    return Written.parse(await answer.json());
  };
  return {
    move: (ask) => send(paths.moves, 'application/json', new TextEncoder().encode(JSON.stringify(ask))),
    publish: async (build, ask) => {
      const form = new FormData();
      form.append('ask', JSON.stringify(ask));
      for (const file of build.files)
        form.append('file', new File([readFileSync(path.join(build.folder, file))], file));
      const packed = new Response(form);
      const type = packed.headers.get('content-type') ?? '';
      return send(paths.versions, type, new Uint8Array(await packed.arrayBuffer()));
    },
    registry: async () => {
      const answer = await reach(new URL(paths.registry, address), {});
      const { signature: _signature, ...document } = Signed.parse(await answer.json());
      return RegistryDocument.parse(document);
    },
  };
};

/** As the service gives it, whose word is taken for it: it is the one that signs. */
const Signed = z.looseObject({ signature: z.unknown() });

const proofFor = async (
  url: URL,
  headers: Record<string, string>,
  credential: Credential,
): Promise<Record<string, string>> => {
  if ('token' in credential) return { authorization: `Bearer ${credential.token}` };
  const signed = await httpbis.signMessage(
    {
      key: createSigner(credential.key, 'ed25519', keyIdOf(credential.key)),
      name: 'team',
      fields: signedFields,
      params: ['created', 'keyid', 'nonce', 'alg', 'tag'],
      paramValues: { created: new Date(), nonce: randomUUID(), tag: signatureTag },
    },
    { method: 'POST', url, headers },
  );
  return Object.fromEntries(Object.entries(signed.headers).map(([name, value]) => [name, String(value)]));
};

const reach = async (url: URL, request: RequestInit): Promise<Response> => {
  const answer = await fetch(url, request).catch((error: unknown) => {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new RegistryRefused('unserved', `The publisher at ${url.origin} does not answer: ${why}`);
  });
  if (answer.ok) return answer;
  const said = await answer.text();
  const refused = Refused.safeParse(parsed(said));
  throw refused.success
    ? new RegistryRefused(refused.data.reason, refused.data.message)
    : new RegistryRefused(
        'unserved',
        `The publisher at ${url.origin} answers ${answer.status}: ${said.slice(0, 300)}`,
      );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // what stands in front of it has answered
  }
};
