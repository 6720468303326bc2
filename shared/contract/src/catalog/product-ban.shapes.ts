import { z } from 'zod';
import { Instant } from '../core/schema-helpers.ts';
import { banReasons } from './product-ban.ts';

/** Why the mall has banned a product, as its seller reads it. */
export const Ban = z.object({
  id: z.string(),
  reason: z.enum(banReasons),
  text: z.string().describe('What the operator added'),
  at: Instant,
});
