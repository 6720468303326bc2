import { createHash } from 'node:crypto';
import { headOf, type RegistryDocument } from '@mall/registry';
import { refusals } from '@mall/registry/refused';
import { z } from 'zod';

/** What a team's command and the publish service say to each other. docs/decisions/061 has the reasons. */
export const paths = { moves: '/moves', versions: '/versions', registry: '/registry.json' } as const;

/** The signature of a request (RFC 9421) covers these, and is for this service by its tag. */
export const signedFields = ['@method', '@authority', '@path', 'content-digest', 'content-type'];
export const signatureTag = 'furnimall-publisher';

/** RFC 9530. */
export const contentDigest = (body: Uint8Array): string =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** Beside the files of a version: `file`, each named by its path below the version's folder. */
export const VersionAsk = z.strictObject({ reason: z.string().max(500), percent: z.number().optional() });

/** What was written: the document by its place in the order, and the last line of its history. */
export const Written = z.object({
  lineage: z.string(),
  revision: z.int(),
  digest: z.string(),
  change: z.string(),
});
export type Written = z.infer<typeof Written>;

export const writtenIn = (document: RegistryDocument): Written => ({
  ...headOf(document),
  change: document.history.at(-1)?.change ?? 'nothing changed',
});

const reasons = Object.keys(refusals) as (keyof typeof refusals)[]; // the keys of a literal
export const Refused = z.object({ reason: z.enum(reasons), message: z.string() });
