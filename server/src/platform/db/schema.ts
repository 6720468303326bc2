import type { ApplicationTables } from './schema/application.ts';
import type { BoostTables } from './schema/boost.ts';
import type { CatalogueTables } from './schema/catalogue.ts';
import type { DeliveryTables } from './schema/delivery.ts';
import type { DesignTables } from './schema/design.ts';
import type { OrderAddressTables } from './schema/order-address.ts';
import type { OrderDraftTables } from './schema/order-draft.ts';
import type { OwnCaseTables } from './schema/own-cases.ts';
import type { OwnGoodsTables } from './schema/own-goods.ts';
import type { OwnPackageTables } from './schema/own-package.ts';
import type { PackageTables } from './schema/package.ts';
import type { JobTables } from './schema/job.ts';
import type { PeopleTables } from './schema/people.ts';
import type { ShopTables } from './schema/shop.ts';
import type { PromotionTables } from './schema/promotion.ts';
import type { ProviderFileTables } from './schema/provider-files.ts';
import type { RegistryTables } from './schema/registry.ts';
import type { ReportTables } from './schema/report.ts';
import type { SettlementTables } from './schema/settlement.ts';
import type { TalkTables } from './schema/talk.ts';
import type { TelemetryTables } from './schema/telemetry.ts';
import type { TradeTables } from './schema/trade.ts';
import type { TransferTables } from './schema/transfer.ts';
import type { WantTables } from './schema/want.ts';
import type { WebhookTables } from './schema/webhook.ts';
import type { WorkReviewTables } from './schema/work-review.ts';

export type { StoredBlock, StoredBox, StoredSpec } from './schema/catalogue.ts';
export type { StoredItem } from './schema/delivery.ts';
export type {
  GoodsWanted,
  ListWanted,
  StoredChange,
  StoredDraft,
  StoredFileWanted,
  StoredJobProblem,
  StoredJobRequest,
  StoredOutcome,
  StoredCount,
  StoredStockWanted,
  StoredPriceRow,
  StoredReady,
} from './schema/job.ts';
export type { StoredCasePicture, StoredHotspot } from './schema/design.ts';
export type { StoredBrand } from './schema/own-goods.ts';
export type { StoredPlace } from './schema/package.ts';
export type { StoredAddress } from './schema/order-address.ts';
export type { StoredPiece } from './schema/trade.ts';

/** Row types of every table of `migrations/`. */
export type Schema = PeopleTables &
  ShopTables &
  ApplicationTables &
  CatalogueTables &
  TradeTables &
  PromotionTables &
  BoostTables &
  DeliveryTables &
  DesignTables &
  PackageTables &
  WantTables &
  OrderAddressTables &
  OrderDraftTables &
  TransferTables &
  TalkTables &
  JobTables &
  OwnGoodsTables &
  OwnPackageTables &
  OwnCaseTables &
  SettlementTables &
  ProviderFileTables &
  ReportTables &
  WebhookTables &
  WorkReviewTables &
  TelemetryTables &
  RegistryTables;
