import type { GoodsContent, GoodsState } from '@mall/contract/seller/own-goods';
import type { Language } from '@mall/contract/core/languages';
import type { ExportColumn } from '@mall/contract/trade/order-export';
import type { OrderNeed, OrderTab } from '@mall/contract/trade/order';
import type { StockTab } from '@mall/contract/seller/stock';
import type { JobKind, JobState, RowOutcome } from '@mall/contract/seller/shop-job';
import type { GeneratedAlways } from 'kysely';
import type { Generated, Json, JsonDefault, JsonNullable } from './json.ts';

/** The orders of an export, and their data. */
type OrdersWanted = {
  ids?: readonly string[] | undefined;
  tab: OrderTab;
  range: 'all' | 'today' | '3d' | 'week' | 'month';
  keyword?: string | undefined;
  need?: OrderNeed | undefined;
  from?: string | undefined;
  to?: string | undefined;
  columns?: readonly ExportColumn[] | undefined;
};
/** The filters of a list of the console. */
export type ListWanted = {
  keyword: string;
  state?: string | undefined;
  level?: number | undefined;
  method?: string | undefined;
  source?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};
/** The products of an export, and whether who asked sees what they are bought for. */
export type GoodsWanted = {
  tab: GoodsState | 'all';
  sale?: 'on' | 'off' | undefined;
  custom?: boolean | undefined;
  categoryId?: string | undefined;
  keyword: string;
};
/**
 * The request: the orders or products of an export, or the name of an uploaded file, and whether shoppers are to see at once the
 * products in it that are complete.
 */
export type StoredJobRequest = {
  orders?: OrdersWanted;
  goods?: GoodsWanted;
  customers?: { keyword: string; tag: string };
  /** A list of the console, of a kind of its own. */
  listed?: ListWanted;
  /** Whether who asked sees supply prices: those of a file of products are only for who does. */
  supply?: boolean;
  file?: string;
  publish?: boolean;
};
/** The SKUs of a count. */
export type StoredStockWanted = { tab: StockTab; keyword: string };
/** What a key opens: orders, the file or the errors of a job, a list of prices or of a count to fill in. */
export type StoredFileWanted =
  | { what: 'orders'; orders: OrdersWanted }
  | { what: 'job'; jobId: string; part: 'result' | 'errors' }
  | { what: 'prices' }
  | { what: 'goods' }
  | ({ what: 'stock' } & StoredStockWanted);
/** An error of a row, turned into text when it is read. */
export type StoredJobProblem = {
  row: number;
  column: string;
  problem: string;
  detail?: Readonly<Record<string, string | number>>;
};
export type StoredPriceRow = { skuId: string; price: number };
/** The count of a SKU, and its row. */
export type StoredCount = { skuId: string; expected: number; counted: number; rows: readonly number[] };
/**
 * What a row of a checked list would do: of products the titles of its cells that change something, what they say now and
 * would say, and notes by key; of a count what was expected and what was counted.
 */
export type StoredOutcome = {
  row: number;
  as: RowOutcome;
  name: string;
  columns?: readonly string[];
  /** In the order of the columns; a list of before 105 has none. */
  cells?: readonly { readonly from: string; readonly to: string }[];
  notes?: readonly string[];
  count?: { from: number; to: number };
};
/** A product that a sheet changes, as the check saw it, and the article numbers that it gets. */
export type StoredChange = {
  id: string;
  version: number;
  productId: number | null;
  numbers: readonly string[];
};
/** A product of a sheet, its rows there, the names of its pictures in the zip file, and whether it lacks nothing. */
export type StoredDraft = {
  rows?: readonly number[];
  /** Of one that exists: the fields that change. */
  content: Partial<GoodsContent>;
  of?: StoredChange;
  pictures?: readonly string[];
  complete?: boolean;
};
/** What a checked import will write, row by row. */
export type StoredReady = StoredPriceRow | StoredDraft | StoredCount;

type ShopJobs = {
  id: string;
  /** Null: the mall's. */
  shop_id: string | null;
  by: string;
  kind: JobKind;
  state: Generated<JobState>;
  language: Language;
  request: Json<StoredJobRequest>;
  done: Generated<number>;
  total: number | null;
  tries: Generated<number>;
  /** Who holds it now, and when they last reported. */
  worker: string | null;
  beat_at: Date | null;
  source_key: string | null;
  /** The zip file of pictures that came with it. */
  pictures_key: Generated<string | null>;
  file_key: string | null;
  bytes: number | null;
  result_rows: number | null;
  /** What a checked import will write. */
  ready_rows: JsonDefault<StoredReady[]>;
  ready_count: GeneratedAlways<number>;
  /** How many of them, from the first on, were written or found not to be possible any more. */
  handled_rows: Generated<number>;
  /** Rows of the sheet that go back to be mended. */
  back_rows: Generated<number[]>;
  /** Of products: how many of the ready ones lack nothing that shoppers need. */
  complete_rows: Generated<number | null>;
  same_rows: number | null;
  wrong_rows: number | null;
  problems: JsonDefault<StoredJobProblem[]>;
  outcomes: JsonDefault<StoredOutcome[]>;
  /** What reverts the prices of an import. */
  change_id: string | null;
  reason: string | null;
  reason_detail: JsonNullable<Record<string, string | number>>;
  created_at: Generated<Date>;
  started_at: Date | null;
  ended_at: Date | null;
  expires_at: Date | null;
};

type FileKeys = {
  key_hash: string;
  /** Null: the mall's. */
  shop_id: string | null;
  user_id: string;
  language: Language;
  wanted: Json<StoredFileWanted>;
  expires_at: Date;
  used_at: Date | null;
  ended_at: Date | null;
  created_at: Generated<Date>;
};

/** Background work, and keys to files. */
export type JobTables = { shop_jobs: ShopJobs; file_keys: FileKeys };
