import { z } from 'zod';
import { listOf, NumId } from '../core/schema-helpers.ts';

/** The pieces chosen for a package: `slot*skuId`. */
export const Chosen = listOf(z.string().regex(/^[0-9a-z-]{1,40}\*[1-9]\d{0,8}$/), 100);

/** A package with its chosen pieces, as the cart takes it. */
export const PackageChoice = { packageId: NumId, selection: Chosen };
