import type { Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import type { GoodsState, Typed } from '@mall/contract/seller/own-goods';
import type { RefusalKey } from '@mall/contract/core/refusals';
import type { RawBuilder } from 'kysely';
import type { Noted } from '../../../platform/audit/record.ts';
import type { StepRow } from '../../../platform/audit/steps.queries.ts';
import type { AuditAction } from '../../../platform/audit/phrases.ts';
import type { Reader, Tx } from '../../../platform/db/open.ts';
import type { Stamp } from '../../../platform/http/answers.ts';
import type { ShopAuthor } from '../../../platform/http/append-audit.ts';

type Name = 'goods' | 'package' | 'case';
export type DraftAction = Extract<AuditAction, `${Name}.${string}`>;

/** What a shop writes of its own, before and after review. */
export type Draft<Content = unknown> = {
  readonly id: string;
  readonly shop_id: string;
  /** What shoppers see of it; with it stands what was approved, in `live`. */
  readonly published_id: number | null;
  readonly content: Content;
  readonly live: Content | null;
  readonly version: number;
  readonly state: GoodsState;
  readonly reason: string | null;
  readonly saved_at: Date;
  readonly submitted_at: Date | null;
  readonly approved_at: Date | null;
  readonly removed_at: Date | null;
  /** Who saved it, by name. */
  readonly saver: string;
  /** Whether shoppers see it; null as long as nothing was approved. */
  readonly shown: boolean | null;
};

export type At = { readonly id: string; readonly version: number };
export type Kept = Output<'ownGoods.save'>;
export type Filter = {
  readonly tab: GoodsState | 'all' | 'removed';
  readonly page: number;
  readonly size: number;
};
export type Told = Pick<Noted, 'old' | 'new' | 'more'>;
/** What a refusal tells of a draft that stands elsewhere now. */
export type Standing = {
  version: number;
  savedAt: string;
  savedBy: string;
  state: GoodsState;
  content: unknown;
};

/** One kind of thing that shops write and the platform reviews: where it stands, and what is its own in the life of a draft. */
export type Kind<Row extends Draft, Detail extends Standing = Standing> = {
  /** In names of audit actions and messages, and `<name>:<id>` in the audit log. */
  readonly name: Name;
  readonly table: 'own_goods' | 'own_packages' | 'own_cases';
  /** What shoppers see: its table, the column that says whether they do, and the columns of the draft that name it and remember that. */
  readonly published: {
    readonly table: 'products' | 'packages' | 'design_cases';
    readonly shown: 'on_sale' | 'shown';
    readonly id: 'product_id' | 'package_id' | 'case_id';
    readonly before: 'sold_before' | 'shown_before';
  };
  /** Columns of its own, of the draft `d` and of what shoppers see `p`. */
  readonly columns: readonly RawBuilder<unknown>[];
  /** How many a shop has at most. */
  readonly most: number;
  readonly refusals: {
    readonly [reason in
      | 'incomplete'
      | 'changedElsewhere'
      | 'inReview'
      | 'notNow'
      | 'reasonMissing'
      | 'tooMany']: RefusalKey;
  };
  /** The parameter of its messages that leads to it. */
  readonly messageId: 'goodsId' | 'ownPackageId' | 'caseId';
  readonly nameOf: (content: Row['content']) => Typed;
  /** Throws when a content shows or names what the author's shop may not; `known` stands somewhere of the shop already. */
  readonly refuseUnknown: (
    tx: Tx,
    author: ShopAuthor,
    content: Row['content'],
    known: readonly Row['content'][],
  ) => Promise<void>;
  /** What is missing or wrong, by place: `{ 'skus.red+small.price': 'price.belowSupply' }`. */
  readonly problems: (tx: Tx, row: Row) => Promise<Readonly<Record<string, string>>>;
  /** What would change for shoppers. */
  readonly changes: (row: Row) => Told;
  /** How it is noted that shoppers see it from now on, or no longer. */
  readonly noteShown: (shown: boolean) => Told & { readonly action: DraftAction };
  /** Makes the content what shoppers see, in the transaction of the approval; returns the id of that. */
  readonly publish: (tx: Tx, row: Row) => Promise<number>;
  /** What a copy of it begins with. */
  readonly copyOf: (row: Row) => Row['content'];
  readonly toDetail: (row: Row, steps: readonly StepRow[]) => Detail;
};

/** The same with what its pages and its readers need. */
export type ShownKind<Row extends Draft, Narrow extends Filter, Item, Detail extends Standing> = Kind<
  Row,
  Detail
> & {
  /** Conditions of a filter but for its tab. */
  readonly narrowed: (filter: Narrow) => readonly RawBuilder<unknown>[];
  /** How each of these rows is told in a list. */
  readonly itemsOf: (reader: Reader, rows: readonly Row[], language: Language) => Promise<(row: Row) => Item>;
  /** Answers that are old as soon as shoppers see something else. */
  readonly raises: readonly Stamp[];
};
