import { type Author, moves, type RegistryDocument } from '@mall/registry';
import { z } from 'zod';

const named = { name: z.string(), reason: z.string().max(500) };
const version = z.string().optional();

/** A move of one remote as it is asked for: by the command here, or by a team at the publish service. */
export const Ask = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('canary'), ...named, version, percent: z.number() }),
  z.strictObject({ verb: z.literal('promote'), ...named, version }),
  z.strictObject({ verb: z.literal('rollback'), ...named }),
  z.strictObject({ verb: z.literal('disable'), ...named }),
  z.strictObject({ verb: z.literal('enable'), ...named }),
  z.strictObject({ verb: z.literal('pin'), ...named, shopCode: z.string(), version: z.string().nullable() }),
]);
export type Ask = z.infer<typeof Ask>;

/** Whether it takes something away from visitors: then somebody has to say why. */
export const takesAway = ({ verb }: Pick<Ask, 'verb'>): boolean => verb === 'rollback' || verb === 'disable';

/** The document after the move. Throws RegistryRefused when there is nothing to move. */
export const asAsked = (document: RegistryDocument, ask: Ask, author: Author): RegistryDocument => {
  switch (ask.verb) {
    case 'canary':
      return moves.canaried(document, ask, author);
    case 'promote':
      return moves.promoted(document, ask, author);
    case 'rollback':
      return moves.rolledBack(document, ask, author);
    case 'disable':
      return moves.disabled(document, ask, author);
    case 'enable':
      return moves.enabled(document, ask, author);
    case 'pin':
      return moves.pinned(document, ask, author);
  }
};
