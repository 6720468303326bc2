import { pickText } from '@mall/contract/core/languages';
import { minus, money } from '@mall/contract/core/money';
import type { Input, Output } from '@mall/contract/operations';
import { skusOf } from '@mall/contract/seller/own-package';
import { madePrices } from '@mall/contract/seller/package-problems';
import type { Db } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { submitDraft } from '../core/moves.ts';
import { createDraftService } from '../core/service.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { fillSlots } from './fill.ts';
import { packageKind } from './kind.ts';
import { pieceFacts, piecesOf, seesSupply, toPieces } from './pieces.ts';
import { allCategories } from './queries.ts';
import { problemsOf } from './rules.ts';
import { priceAsMade } from './present.ts';

/**
 * A shop's own packages, for its staff and for the operator who reviews them
 * (docs/features/own-products-packages-cases.md).
 */
export const createOwnPackageService = ({ db, answers }: { db: Db; answers: Answers }) => ({
  ...createDraftService(packageKind, { db, answers }),
  categories: async ({ language }: Staff): Promise<Output<'ownPackage.categories'>> =>
    (await allCategories(db)).map(({ id, name }) => ({
      id: String(id),
      name: pickText(name, language).text,
    })),
  pieces: async (caller: Staff, { skuIds }: Input<'ownPackage.pieces'>) =>
    toPieces(await piecesOf(db, caller.staff.shopId, skuIds), caller.language, seesSupply(caller)),
  check: async (
    caller: Staff,
    { content }: Input<'ownPackage.check'>,
  ): Promise<Output<'ownPackage.check'>> => {
    const pieceOf = await pieceFacts(db, caller.staff.shopId, skusOf(content));
    const { pieces, least } = madePrices(content, pieceOf);
    const price = priceAsMade(content, pieceOf);
    return {
      pieces,
      price,
      saving: minus(pieces, money(price)),
      supplyPrice: seesSupply(caller) ? least : null,
      problems: problemsOf(content, pieceOf),
    };
  },
  fill: (caller: Staff, input: Input<'ownPackage.fill'>) =>
    inTransaction(db, (tx) => fillSlots(tx, caller, input)),
  resubmit: (caller: Staff, at: Input<'ownPackage.resubmit'>) =>
    inTransaction(db, (tx) => submitDraft(tx, packageKind, caller, at, ['resubmit'])),
});
