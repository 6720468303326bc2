import { pickText } from '@mall/contract/core/languages';
import { minus, money } from '@mall/contract/core/money';
import type { Input, Output } from '@mall/contract/operations';
import { skusOf } from '@mall/contract/seller/own-package';
import { madePrices } from '@mall/contract/seller/package-problems';
import type { Db } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Author } from '../core/author.ts';
import { lockedAt } from '../core/locked.ts';
import { submitDraft } from '../core/moves.ts';
import { createDraftService } from '../core/service.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { fillSlots } from './fill.ts';
import { packageKind } from './kind.ts';
import { pieceFacts, piecesOf, toPieces } from './pieces.ts';
import { allCategories } from './queries.ts';
import { problemsOf } from './rules.ts';
import { priceAsMade } from './present.ts';

type Writer = Author & { readonly caller: Member };

/**
 * A seller's own packages, for those who write them and those of shops for the operator who reviews them
 * (docs/features/own-products-packages-cases.md).
 */
export const createOwnPackageService = ({ db, answers }: { db: Db; answers: Answers }) => ({
  ...createDraftService(packageKind, { db, answers }),
  categories: async ({ caller: { language } }: Writer): Promise<Output<'ownPackage.categories'>> =>
    (await allCategories(db)).map(({ id, name }) => ({
      id: String(id),
      name: pickText(name, language).text,
    })),
  pieces: async ({ caller, scope, seesSupply }: Writer, { skuIds }: Input<'ownPackage.pieces'>) =>
    toPieces(await piecesOf(db, scope.shopId, skuIds), caller.language, seesSupply),
  check: async (
    { scope, seesSupply }: Writer,
    { content }: Input<'ownPackage.check'>,
  ): Promise<Output<'ownPackage.check'>> => {
    const pieceOf = await pieceFacts(db, scope.shopId, skusOf(content));
    const { pieces, least } = madePrices(content, pieceOf);
    const price = priceAsMade(content, pieceOf);
    return {
      pieces,
      price,
      saving: minus(pieces, money(price)),
      supplyPrice: seesSupply ? least : null,
      problems: problemsOf(content, pieceOf),
    };
  },
  fill: (seller: Writer, input: Input<'ownPackage.fill'>) =>
    inTransaction(db, async (tx) =>
      fillSlots(tx, seller, { ...input, ...(await lockedAt(tx, packageKind, seller, input)) }),
    ),
  resubmit: (seller: Writer, input: Input<'ownPackage.resubmit'>) =>
    inTransaction(db, async (tx) =>
      submitDraft(tx, packageKind, seller, await lockedAt(tx, packageKind, seller, input), ['resubmit']),
    ),
});
