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
import type { Author } from './author.ts';

type Name = 'goods' | 'package' | 'case';
export type DraftAction = Extract<AuditAction, `${Name}.${string}`>;
/** What operators do with the mall's own besides. */
export type MallDraftAction = `${Name}.publish` | 'goods.label';

/** A seller's own content, before and after shoppers see it. */
export type Draft<Content = unknown> = {
  readonly id: string;
  /** Null: the mall's. */
  readonly shop_id: string | null;
  /** The id of what shoppers see of it; `live` has the approved content. */
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
  /** The name of the person who saved it; '' for what the mall had before. */
  readonly saver: string;
  /** Whether shoppers see it; null until something was approved. */
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
/** The data in a refusal of a draft that was changed elsewhere. */
export type Standing = {
  version: number;
  savedAt: string;
  savedBy: string;
  state: GoodsState;
  content: unknown;
};

/**
 * One kind of content that sellers write: its tables, and what is special in the life of its drafts.
 */
export type Kind<Row extends Draft, Detail extends Standing = Standing> = {
  /** In names of audit actions and messages, and `<name>:<id>` in the audit log. */
  readonly name: Name;
  readonly table: 'own_goods' | 'own_packages' | 'own_cases';
  /**
   * What shoppers see: its table, its visibility column, and the columns of the draft that refer to it and
   * remember its visibility.
   */
  readonly published: {
    readonly table: 'products' | 'packages' | 'design_cases';
    readonly shown: 'on_sale' | 'shown';
    readonly id: 'product_id' | 'package_id' | 'case_id';
    readonly before: 'sold_before' | 'shown_before';
  };
  /** Columns of its own, of the draft `d` and of the published row `p`. */
  readonly columns: readonly RawBuilder<unknown>[];
  /** The maximum per shop. */
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
  /** The parameter of its messages that links to it. */
  readonly messageId: 'goodsId' | 'ownPackageId' | 'caseId';
  readonly nameOf: (content: Row['content']) => Typed;
  /**
   * Throws when a content displays or names what its seller may not; `known` already exists somewhere of theirs.
   */
  readonly refuseUnknown: (
    tx: Tx,
    author: Author,
    content: Row['content'],
    known: readonly Row['content'][],
  ) => Promise<void>;
  /** What is missing or wrong, by place: `{ 'skus.red+small.price': 'price.belowSupply' }`. */
  readonly problems: (tx: Tx, row: Row) => Promise<Readonly<Record<string, string>>>;
  /** What would change for shoppers. */
  readonly changes: (row: Row) => Told;
  /** Throws where what was approved may not be put in front of shoppers; without it their seller decides. */
  readonly refuseShown?: (row: Row) => void;
  /** How the audit log records that shoppers see it from now on, or no longer. */
  readonly noteShown: (shown: boolean) => Told & { readonly action: DraftAction };
  /** Publishes the content to shoppers, in the transaction of the approval; returns the published id. */
  readonly publish: (tx: Tx, row: Row) => Promise<number>;
  /** The initial content of a copy. */
  readonly copyOf: (row: Row) => Row['content'];
  /** A draft as this reader may see it (decision 063); without it everybody with the key of the page sees all. */
  readonly forReader?: (row: Row, reader: Author) => Row;
  /** What is stored when this author types a content: what they may not read stays. */
  readonly typedBy?: (content: Row['content'], before: Row, author: Author) => Row['content'];
  readonly toDetail: (row: Row, steps: readonly StepRow[]) => Detail;
};

/** The same with the needs of its pages and its readers. */
export type ShownKind<Row extends Draft, Narrow extends Filter, Item, Detail extends Standing> = Kind<
  Row,
  Detail
> & {
  /** Conditions of a filter except its tab. */
  readonly narrowed: (filter: Narrow) => readonly RawBuilder<unknown>[];
  /**
   * For a kind of which there may be very many: the same for a filter with a word, in a form that no index answers; null
   * without a word.
   */
  readonly searched?: (filter: Narrow) => readonly RawBuilder<unknown>[] | null;
  /** How each of these rows appears in a list. */
  readonly itemsOf: (reader: Reader, rows: readonly Row[], language: Language) => Promise<(row: Row) => Item>;
  /** Cached answers to drop when shoppers see something else. */
  readonly raises: readonly Stamp[];
};
