import type { FastifyInstance } from 'fastify';
import { attentionRoutes } from './attention/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { collectRoutes } from './collect/routes.ts';
import { configRoutes } from './config/routes.ts';
import { addressRoutes } from './addresses/routes.ts';
import { designRoutes } from './designs/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { shopOrderRoutes } from './orders/shop-routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { policyReportRoutes } from './telemetry/policy-reports.ts';
import { telemetryRoutes } from './telemetry/routes.ts';
import { couponRoutes } from './coupons/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { seckillRoutes } from './seckill/routes.ts';
import type { Opened } from './db/open.ts';
import { historyRoutes } from './history/routes.ts';
import type { Answers } from './http/answers.ts';
import type { Limits } from './http/rate-limits.ts';
import type { Route } from './http/route.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { SmsPort } from './ports/sms.ts';
import type { StoragePort } from './ports/storage.ts';
import { regionRoutes } from './regions/routes.ts';
import { searchRoutes } from './search/routes.ts';
import type { Settings } from './settings.ts';
import { shopRoutes } from './shops/routes.ts';

/** What an area may use. Each area's `routes.ts` exports one function that takes this. */
export type AreaOptions = {
  app: FastifyInstance;
  route: Route;
  settings: Settings;
  opened: Opened;
  jobs: Jobs;
  limits: Limits;
  answers: Answers;
  ports: { sms: SmsPort; storage: StoragePort };
};

/** Every area of the product, one line each. */
export const registerAreas = async (options: AreaOptions): Promise<void> => {
  configRoutes(options);
  regionRoutes(options);
  catalogRoutes(options);
  searchRoutes(options);
  collectRoutes(options);
  attentionRoutes(options);
  historyRoutes(options);
  shopRoutes(options);
  await mediaRoutes(options);
  addressRoutes(options);
  cartRoutes(options);
  messageRoutes(options);
  orderRoutes(options);
  shopOrderRoutes(options);
  paymentRoutes(options);
  memberRoutes(options);
  telemetryRoutes(options);
  await policyReportRoutes(options);
  couponRoutes(options);
  seckillRoutes(options);
  reviewRoutes(options);
  designRoutes(options);
};
