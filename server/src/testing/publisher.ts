import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIn } from '@mall/publish/built';
import { type Keeper, readRegistry, write } from '@mall/publish/change';
import { createFolderStore } from '@mall/publish/folder-store';
import { type Credential, openPublisher } from '@mall/publish/publisher-client';
import { sampleBuild } from '@mall/publish/sample-build';
import { contentDigest, signatureTag, signedFields } from '@mall/publish/wire';
import { RegistryRefused, type Team, type TeamList, teams } from '@mall/registry';
import { sampleDeclaration, sampleDocument, sampleVersion } from '@mall/registry/sample';
import { keyIdOf, trustIn } from '@mall/registry/signing';
import { createSigner, httpbis } from 'http-message-signatures';
import { createPublisher, type PublisherParts } from '../publisher/service.ts';

const pair = () => generateKeyPairSync('ed25519');
const [registryKeys, rootKeys] = [pair(), pair()];
/** The keys of the two teams. */
export const [catalog, care] = [pair(), pair()];

export const portOf = (server: { address: () => AddressInfo | string | null }): number =>
  (server.address() as AddressInfo).port; // it listens on a port
const freePort = async (): Promise<number> => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

type Options = Partial<PublisherParts> & { subjects?: Team['subjects'] };

/** A publisher on a store of its own, with the teams `catalog` and `care`. */
export const startPublisher = async ({ subjects = [], ...over }: Options = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mall-publisher-test-'));
  const list: TeamList = {
    catalog: {
      keys: [teams.publicKeyText(catalog.publicKey)],
      subjects,
      remotes: ['mf_catalog'],
    },
    care: { keys: [teams.publicKeyText(care.publicKey)], subjects: [], remotes: ['mf_care'] },
  };
  const declares = sampleDeclaration({ name: 'mf_care', i18n: 'care', routes: [] });
  const versions = {
    '2.0.0': sampleVersion('2.0.0', { declares }),
    '2.1.0': sampleVersion('2.1.0', { declares }),
  };
  const document = {
    ...sampleDocument(),
    lineage: 'a',
    remotes: { ...sampleDocument().remotes, mf_care: { stable: '2.0.0', enabled: true, versions } },
    teams: teams.signedTeams(undefined, list, rootKeys.privateKey),
  };
  const keeper: Keeper = {
    store: createFolderStore(path.join(folder, 'store')),
    trust: trustIn([registryKeys.publicKey], [rootKeys.publicKey]),
    privateKey: registryKeys.privateKey,
  };
  await write(keeper, document, null);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const app = createPublisher({ keeper, address, checks: [], log: () => {}, ...over });
  await app.listen({ port, host: '127.0.0.1' });
  const stop = async (): Promise<void> => {
    await app.close();
    rmSync(folder, { recursive: true });
  };
  const as = (credential: Credential) => openPublisher(address, () => credential);
  const head = async () => (await readRegistry(keeper)).document;
  /** A sample of mf_catalog, and the room that it was built in. */
  const built = (version: string) => {
    const room = sampleBuild(path.join(folder, `room-${version}`), version);
    return { room, build: buildIn(path.join(room, 'dist', version)) };
  };
  return { address, as, keeper, head, built, before: document.revision, stop };
};
/** The move that the tests make. */
export const promote = { verb: 'promote', name: 'mf_catalog', version: '2.1.0', reason: 'quiet' } as const;
export const asCatalog: Credential = { key: catalog.privateKey };

/** The status and the sentence of a refusal. */
export const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (!(error instanceof RegistryRefused)) throw error;
    return `${error.status} ${error.message}`;
  }
};

type Raw = {
  address: string;
  to?: string;
  createdMs?: number;
  body?: string;
  type?: string;
  nonce?: string;
  tag?: string;
};

/** A request that the team `catalog` signed, for sending it more than once or otherwise than it was signed. */
export const signRequest = async ({ address, to, createdMs, body, type, nonce, tag }: Raw) => {
  const bytes = Buffer.from(body ?? JSON.stringify(promote));
  const headers = { 'content-type': type ?? 'application/json', 'content-digest': contentDigest(bytes) };
  const url = new URL(to ?? '/moves', address);
  const signed = await httpbis.signMessage(
    {
      key: createSigner(catalog.privateKey, 'ed25519', keyIdOf(catalog.privateKey)),
      fields: signedFields,
      params: ['created', 'keyid', 'nonce', 'alg', 'tag'],
      paramValues: {
        created: new Date(createdMs ?? Date.now()),
        nonce: nonce ?? randomUUID(),
        tag: tag ?? signatureTag,
      },
    },
    { method: 'POST', url, headers },
  );
  const send = async (other: { address?: string; to?: string; body?: string } = {}): Promise<string> => {
    const answer = await fetch(new URL(other.to ?? url.pathname, other.address ?? address), {
      method: 'POST',
      headers: signed.headers as Record<string, string>, // one value each
      body: other.body ?? bytes,
    });
    return `${answer.status} ${await answer.text()}`;
  };
  return send;
};
