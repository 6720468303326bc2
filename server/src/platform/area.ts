import type { Language } from '@mall/contract/core/languages';
import type { Keeper } from '@mall/publish/change';
import type { Head, RegistryDocument } from '@mall/registry';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { RawBuilder } from 'kysely';
import type { Db, Opened, Reader, Tx } from './db/open.ts';
import type { Answers } from './http/answers.ts';
import type { Caller, Member, ShopContext } from './http/caller.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { Limits } from './http/rate-limits.ts';
import type { Route } from './http/route.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { MailPort } from './ports/mail.ts';
import type { SecretPort } from './ports/secret.ts';
import type { SmsPort } from './ports/sms.ts';
import type { StoragePort } from './ports/storage.ts';
import type { Settings } from './settings/settings.ts';

/** The registry that this process serves, and why the one in the store is not taken, where it is not. */
export type ServedRegistry = {
  readonly document: RegistryDocument;
  readonly head: Head;
  readonly refused: readonly string[];
};

/** What an area may use. Each area's `routes.ts` exports one function that takes this. */
export type AreaOptions = {
  app: FastifyInstance;
  route: Route;
  settings: Settings;
  opened: Opened;
  jobs: Jobs;
  limits: Limits;
  answers: Answers;
  /** Shared by the processes of a mall; null for a single process. */
  redis: Redis | null;
  responses: Pick<ResponseCache, 'turnAway'>;
  /** The existing versions; undefined while nothing is built. */
  registry: () => ServedRegistry | undefined;
  /** Who may move versions of remotes; undefined where this process has no key to sign with. */
  keeper: Keeper | undefined;
  ports: { sms: SmsPort; mail: MailPort; storage: StoragePort; secret: SecretPort };
  hooks: Hooks;
};

/** An order of a flash sale. */
export type CampaignOrder = { readonly id: string; readonly userId: string; readonly activityId: string };

/** An order that takes over what a launch holds, at the price that was displayed. */
export type LaunchOrder = {
  readonly id: string;
  readonly userId: string;
  readonly shopId: string | null;
  readonly launch: { readonly id: string; readonly price: number };
};

/**
 * What campaigns do when an order moves. Most are parts of the statement that moves it (`name as (…)`), so that both
 * happen in one.
 */
export type CampaignParts = {
  /** An order of a launch is placed, if `when` holds: the part `taken` has the SKU that the launch held. */
  readonly orderPlaced: (order: LaunchOrder, when: RawBuilder<boolean>) => RawBuilder<unknown>;
  /** An unpaid order has ended. */
  readonly orderEnded: (orderId: string) => RawBuilder<unknown>;
  /** An order is paid, if `when` holds. */
  readonly orderPaid: (orderId: string, when: RawBuilder<boolean>) => RawBuilder<unknown>;
  /** The payment of an order is revoked. */
  readonly paymentRevoked: (orderId: string) => RawBuilder<unknown>;
  /** The goods of an order, a question for `sku_id` and their number `n`, are not sold after all. */
  readonly returnGoods: (tx: Tx, order: CampaignOrder, goods: RawBuilder<unknown>) => Promise<void>;
};

/** What an area calls in an area above it; areas.ts passes it in. */
export type Hooks = {
  /** Runs when somebody becomes a member, in the same transaction. */
  onRegistered: (tx: Tx, memberId: string, caller: Caller) => Promise<void>;
  /** Runs when a member signs in with a browser that may have followed a promoter's link. */
  onSignedIn: (reader: Reader, memberId: string, caller: Caller) => Promise<void>;
  /** A member who says how they hear of news is written to in the language of their pages. */
  keepLanguage: (db: Db, memberId: string, language: Language) => Promise<void>;
  /** The number of coupons available for the row of a product, as a number in SQL. */
  couponsFor: (shop: Pick<ShopContext, 'id'> | null, product: RawBuilder<unknown>) => RawBuilder<number>;
  campaigns: CampaignParts;
  /** What a member has not read in conversations, or the shop where they work, as far as they may answer there. */
  unreadTalks: (reader: Reader, caller: Member, audience: 'member' | 'shop') => Promise<number>;
  /**
   * Whether two operators approve money that is to leave by hand: for its sum, or for what left on the approval of one on
   * the same day. Of two who ask at once the second waits, and counts the first.
   */
  needsSecond: (tx: Tx, leaving: { amount: number; currency: string; from?: number }) => Promise<boolean>;
};
