import { pickText } from '@mall/contract/languages';
import { money, minus } from '@mall/contract/money';
import type { Input, Output } from '@mall/contract/operations';
import { skusOf } from '@mall/contract/own-package';
import { madePrices, packageProblems, placeOfProblem, type PieceOf } from '@mall/contract/package-problems';
import { Refusal } from '@mall/contract/refusals';
import { stepsOf } from '../audit/steps.ts';
import type { Db, Reader, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Answers } from '../http/answers.ts';
import type { Caller, Member, Staff } from '../http/caller.ts';
import { copyPackage, createDraft, fillSlots, saveDraft } from './drafts.ts';
import {
  discardDraft,
  removePackage,
  restorePackage,
  sellPackage,
  submitPackage,
  takeBackPackage,
} from './moves.ts';
import { pieceFacts, piecesOf, seesSupply, toPieces } from './pieces.ts';
import { allCategories, ownPackagePage, shownOwnPackage, type ShownRow, waitingPackages } from './queries.ts';
import { decidePackage } from './review.ts';
import { priceAsMade, toOwnPackage, toOwnPackageRow } from './shown.ts';

type At = Input<'ownPackage.submit'>;

/** A shop's own packages, for its staff and for the operator who reviews them (decision 039). */
export const createOwnPackageService = ({ db, answers }: { db: Db; answers: Answers }) => {
  const draft = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(db, work);
  /** Something that shoppers see at once. */
  const shown = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await inTransaction(db, work);
    answers.raise('catalogue', 'prices');
    return done;
  };
  return {
    list: async (caller: Staff, filter: Input<'ownPackage.list'>): Promise<Output<'ownPackage.list'>> => {
      const { shopId } = caller.staff;
      const { rows, counts } = await ownPackagePage(db, shopId, filter);
      const facts = await factsOfRows(db, rows);
      return {
        list: rows.map((row) => toOwnPackageRow(row, caller.language, facts(row))),
        total: counts[filter.tab] ?? 0,
        page: filter.page,
        size: filter.size,
        counts,
      };
    },
    detail: (caller: Staff, id: string) => detailOf(db, caller.staff.shopId, id),
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
        problems: Object.fromEntries(
          packageProblems(content, pieceOf).map((problem) => [placeOfProblem(problem), problem.key]),
        ),
      };
    },

    create: (caller: Staff, { content }: Input<'ownPackage.create'>) =>
      draft((tx) => createDraft(tx, caller, content)),
    save: (caller: Staff, input: Input<'ownPackage.save'>) => draft((tx) => saveDraft(tx, caller, input)),
    fill: (caller: Staff, input: Input<'ownPackage.fill'>) => draft((tx) => fillSlots(tx, caller, input)),
    copy: (caller: Staff, id: string) => draft((tx) => copyPackage(tx, caller, id)),
    submit: (caller: Staff, at: At) => draft((tx) => submitPackage(tx, caller, at, ['submit', 'resubmit'])),
    resubmit: (caller: Staff, at: At) => draft((tx) => submitPackage(tx, caller, at, ['resubmit'])),
    takeBack: (caller: Staff, id: string) => draft((tx) => takeBackPackage(tx, caller, id)),
    discard: (caller: Staff, at: At) => draft((tx) => discardDraft(tx, caller, at)),

    sell: (caller: Staff, input: Input<'ownPackage.sell'>) => shown((tx) => sellPackage(tx, caller, input)),
    remove: (caller: Staff, id: string) => shown((tx) => removePackage(tx, caller, id)),
    restore: (caller: Staff, id: string) => shown((tx) => restorePackage(tx, caller, id)),

    waiting: async (
      { language }: Caller,
      paging: Input<'platformPackage.list'>,
    ): Promise<Output<'platformPackage.list'>> => {
      const rows = await waitingPackages(db, paging);
      const facts = await factsOfRows(db, rows);
      return {
        list: rows.map((row) => ({
          ...toOwnPackageRow(row, language, facts(row)),
          shopId: row.shop_id,
          shopName: row.shop_name,
          version: row.version,
        })),
        total: rows[0]?.total ?? 0,
        ...paging,
      };
    },
    review: (id: string) => detailOf(db, null, id),
    decide: (caller: Member, input: Input<'platformPackage.decide'>) =>
      shown((tx) => decidePackage(tx, caller, input)),
  };
};

/** What the pieces of a page of packages cost, with one question for each shop on it. */
const factsOfRows = async (
  reader: Reader,
  rows: readonly ShownRow[],
): Promise<(row: ShownRow) => PieceOf> => {
  const facts = new Map<string, PieceOf>();
  for (const shopId of new Set(rows.map((row) => row.shop_id))) {
    const rooms = rows.filter((row) => row.shop_id === shopId).flatMap(({ content }) => content.rooms);
    facts.set(shopId, await pieceFacts(reader, shopId, skusOf({ rooms })));
  }
  return (row) => facts.get(row.shop_id) ?? (() => undefined);
};

const detailOf = async (
  reader: Reader,
  shopId: string | null,
  id: string,
): Promise<Output<'ownPackage.detail'>> => {
  const row = await shownOwnPackage(reader, shopId, id);
  if (row === undefined) throw new Refusal('missing');
  return toOwnPackage(row, await stepsOf(reader, `package:${id}`));
};
