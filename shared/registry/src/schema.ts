import { eachLanguage } from '@mall/contract/core/languages';
import {
  accesses,
  facts,
  layouts,
  type RemoteConfig,
  slotPolicies,
  surfaces,
} from '@mall/contract/core/remote-config';
import { permissions } from '@mall/contract/core/permissions';
import { z } from 'zod';

/** A remote that was published before a language was added says nothing in it yet. */
const Texts = z.strictObject({ ...eachLanguage(() => z.string().optional()), zh: z.string() });
const When = z.partialRecord(z.enum(facts), z.boolean());
const RoutePath = z.string().regex(/^\/[\w/:-]*$/);

export const Declaration: z.ZodType<RemoteConfig> = z.strictObject({
  name: z.templateLiteral(['mf_', z.string().regex(/^[a-z]+$/)]),
  requires: z.strictObject({ platform: z.string() }),
  i18n: z.string().regex(/^[a-z]+$/),
  routes: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z]+\.[A-Za-z]\w*$/),
      path: RoutePath,
      parent: z.string().optional(),
      layout: z.enum(layouts),
      access: z.enum(accesses).optional(),
      title: Texts,
      needs: z.enum(permissions).optional(),
      preload: z.array(z.string()).optional(),
    }),
  ),
  nav: z.array(
    z.strictObject({
      surface: z.enum(surfaces),
      group: z.string(),
      order: z.number(),
      label: Texts,
      routeId: z.string(),
      search: z.string().optional(),
      below: z.array(z.string()).optional(),
      icon: z.string().optional(),
      when: When.optional(),
    }),
  ),
  slots: z.array(
    z.strictObject({
      at: z.string(),
      order: z.number(),
      policy: z.enum(slotPolicies),
      title: Texts.optional(),
      when: When.optional(),
    }),
  ),
  services: z.array(z.strictObject({ id: z.string(), version: z.string() })),
});

const FilesByKey = z.record(z.string(), z.array(z.string()));

/** Files to fetch beside `remoteEntry.js`, by screen, slot or language. */
export const Files = z.strictObject({
  routes: FilesByKey,
  slots: FilesByKey,
  services: FilesByKey,
  phrases: FilesByKey,
});

export const RemoteVersion = z.strictObject({
  base: z.string().endsWith('/'),
  fallbackBase: z.string().endsWith('/').optional(),
  /**
   * The digest of every script, and of the list of them that the browser reads (`integrity.json`; versions of before it
   * have only that of the entry). Without a digest a version is not published: an optional check protects nothing.
   */
  integrity: z
    .object({ 'remoteEntry.js': z.string().startsWith('sha384-') })
    .catchall(z.string().regex(/^sha(256|384)-/)),
  requires: z.strictObject({ platform: z.string() }),
  shared: z.record(z.string(), z.string()),
  declares: Declaration,
  files: Files,
  /** Compressed bytes of each screen's JavaScript, including entry and phrases of one language. */
  bytes: z.record(z.string(), z.int().min(0)),
  builtAt: z.iso.datetime(),
});

export const RegistryRemote = z.strictObject({
  stable: z.string(),
  previous: z.string().optional(),
  enabled: z.boolean(),
  canary: z
    .strictObject({ version: z.string(), percent: z.number().min(0).max(100), salt: z.string() })
    .optional(),
  tenants: z.record(z.string(), z.string()).optional(),
  versions: z.record(z.string(), RemoteVersion),
});

export const Signature = z.strictObject({ keyId: z.string(), value: z.string() });

const Team = z.strictObject({
  /** Ed25519 public keys: SPKI (DER) in base64. */
  keys: z.array(z.string()),
  /** Build machines, as the issuer of their tokens (OpenID Connect) calls them. */
  subjects: z.array(
    z.strictObject({ issuer: z.url(), subject: z.string().min(1), audience: z.string().min(1) }),
  ),
  remotes: z.array(z.string().regex(/^mf_[a-z]+$/)),
});

/** Who may move which remotes through the publish service. The signature is that of a root key, over the rest. */
const Teams = z.strictObject({
  /** Counts the lists: an earlier one is not taken again. */
  serial: z.int().min(1),
  list: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), Team),
  signature: Signature,
});

/** The one document that lists the version of every remote in the mall. */
export const RegistryDocument = z.strictObject({
  schemaVersion: z.literal(1),
  /**
   * The name of this registry from its first document on: one that is begun anew counts its revisions from one.
   * Registries of before it have none until their next move.
   */
  lineage: z.string().min(1).max(64).optional(),
  revision: z.int().min(0),
  /** Version of @mall/platform in the live shell; remotes declare the range that they need. */
  platform: z.string(),
  /** Versions of the libraries that the live shell shares; remotes declare the ranges that they need. */
  shares: z.record(z.string(), z.string()),
  remotes: z.record(z.string().regex(/^mf_[a-z]+$/), RegistryRemote),
  teams: Teams.optional(),
  history: z.array(
    z.strictObject({
      revision: z.int(),
      at: z.iso.datetime(),
      by: z.string(),
      reason: z.string(),
      change: z.string(),
      /** `digestOf` the document that this revision replaced; lines of before it have none. */
      parent: z.string().optional(),
    }),
  ),
});

export type RemoteVersion = z.infer<typeof RemoteVersion>;
export type RegistryRemote = z.infer<typeof RegistryRemote>;
export type RegistryDocument = z.infer<typeof RegistryDocument>;
export type Team = z.infer<typeof Team>;
export type Teams = z.infer<typeof Teams>;
