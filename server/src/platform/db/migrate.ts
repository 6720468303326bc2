import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as mall from './migrations/0001_mall.ts';
import * as fewerQuestions from './migrations/0002_fewer_questions.ts';
import * as orderSearch from './migrations/0004_order_search.ts';
import * as shownProducts from './migrations/0005_shown_products.ts';
import * as designs from './migrations/0006_designs.ts';
import * as packages from './migrations/0007_packages.ts';
import * as wants from './migrations/0008_wants.ts';
import * as listings from './migrations/0009_listings.ts';
import * as packagesInCarts from './migrations/0010_packages_in_carts.ts';
import * as reviews from './migrations/0011_reviews.ts';
import * as gateways from './migrations/0012_gateways.ts';
import * as refunds from './migrations/0013_refunds.ts';
import * as delivery from './migrations/0014_delivery.ts';
import * as quotes from './migrations/0015_quotes.ts';
import * as members from './migrations/0016_members.ts';
import * as savedForLater from './migrations/0017_saved_for_later.ts';
import * as offeredDesigns from './migrations/0018_offered_designs.ts';
import * as cheaperWrites from './migrations/0020_cheaper_writes.ts';
import * as staff from './migrations/0021_staff.ts';
import * as prices from './migrations/0022_prices.ts';
import * as shopJobs from './migrations/0023_shop_jobs.ts';
import * as ownGoods from './migrations/0024_own_goods.ts';
import * as overview from './migrations/0025_overview.ts';
import * as shopReview from './migrations/0026_shop_review.ts';
import * as wantOffice from './migrations/0027_want_office.ts';
import * as deliveryList from './migrations/0028_delivery_list.ts';
import * as ownPackages from './migrations/0029_own_packages.ts';
import * as ownCases from './migrations/0030_own_cases.ts';
import * as shopOrders from './migrations/0031_shop_orders.ts';
import * as officeSpeed from './migrations/0032_office_speed.ts';
import * as commission from './migrations/0033_commission.ts';
import * as boosts from './migrations/0034_boosts.ts';
import * as seckill from './migrations/0037_seckill.ts';
import * as compositionCounts from './migrations/0038_composition_counts.ts';
import * as provedNumbers from './migrations/0040_proved_numbers.ts';
import * as secondFactors from './migrations/0041_second_factors.ts';
import * as peopleFactors from './migrations/0042_people_factors.ts';
import * as registryHeads from './migrations/0043_registry_heads.ts';
import * as staffInvitations from './migrations/0044_staff_invitations.ts';
import * as auditChain from './migrations/0045_audit_chain.ts';
import * as operators from './migrations/0048_operators.ts';
import * as mallCatalogue from './migrations/0050_mall_catalogue.ts';
import * as operatorLog from './migrations/0051_operator_log.ts';
import * as bannerPeriods from './migrations/0052_banner_periods.ts';
import * as mallGoods from './migrations/0053_mall_goods.ts';
import * as setupLinks from './migrations/0055_setup_links.ts';
import * as consoleSpeed from './migrations/0059_console_speed.ts';
import * as stock from './migrations/0061_stock.ts';
import * as systemAndMembers from './migrations/0062_system_and_members.ts';
import * as imports from './migrations/0064_imports.ts';
import * as sealedFields from './migrations/0070_sealed_fields.ts';
import * as attributes from './migrations/0071_attributes.ts';
import * as ordersOfShops from './migrations/0072_orders_of_shops.ts';
import * as content from './migrations/0073_content.ts';
import * as settlement from './migrations/0074_settlement.ts';
import * as mallExports from './migrations/0075_mall_exports.ts';
import * as productSheets from './migrations/0076_product_sheets.ts';
import * as webhooks from './migrations/0077_webhooks.ts';
import * as parkedPayments from './migrations/0078_parked_payments.ts';
import * as legalTexts from './migrations/0079_legal_texts.ts';
import * as reviewQueue from './migrations/0080_reviews.ts';
import * as campaignDrafts from './migrations/0081_campaign_drafts.ts';
import * as providersFiles from './migrations/0083_providers_files.ts';
import * as withdrawalBatches from './migrations/0084_withdrawal_batches.ts';
import * as reports from './migrations/0085_reports.ts';
import * as shopLooks from './migrations/0087_shop_looks.ts';
import * as orderDrafts from './migrations/0088_order_drafts.ts';
import * as shopCoupons from './migrations/0090_shop_coupons.ts';
import * as payoutBatches from './migrations/0092_payout_batches.ts';
import * as statementQuestions from './migrations/0093_statement_questions.ts';
import * as customers from './migrations/0094_customers.ts';
import * as searchWords from './migrations/0096_search_words.ts';
import * as buyerShow from './migrations/0098_buyer_show.ts';
import * as oneDate from './migrations/0099_one_date.ts';
import * as refundRests from './migrations/0100_refund_rests.ts';
import * as conversations from './migrations/0102_conversations.ts';
import * as savedAnswers from './migrations/0103_saved_answers.ts';
import * as choosers from './migrations/0104_choosers.ts';
import * as orderAddresses from './migrations/0106_order_addresses.ts';
import * as shopFlashSales from './migrations/0108_shop_flash_sales.ts';
import * as handedWants from './migrations/0110_handed_wants.ts';
import * as stockCounts from './migrations/0112_stock_counts.ts';
import * as mallOrderDrafts from './migrations/0113_mall_order_drafts.ts';
import * as promoters from './migrations/0114_promoters.ts';
import * as mallCampaigns from './migrations/0115_mall_campaigns.ts';
import * as transfersToTheMall from './migrations/0116_transfers_to_the_mall.ts';
import * as paymentMethods from './migrations/0117_payment_methods.ts';
import * as productBans from './migrations/0119_product_bans.ts';
import * as productUnits from './migrations/0120_units.ts';
import * as shopApplications from './migrations/0123_shop_applications.ts';
import * as listExports from './migrations/0124_list_exports.ts';
import * as searchGroups from './migrations/0127_search_groups.ts';
import * as promisesKept from './migrations/0128_promises_kept.ts';
import * as messageTexts from './migrations/0129_message_texts.ts';
import { patienceMs, within } from './deadline.ts';
import { codeOf } from './error-code.ts';
import type { Db } from './open.ts';

/** The same migrations on both engines. New ones are added at the end; landed ones never change. */
const migrations: Record<string, readonly string[]> = {
  '0001_mall': mall.statements,
  '0002_fewer_questions': fewerQuestions.statements,
  '0004_order_search': orderSearch.statements,
  '0005_shown_products': shownProducts.statements,
  '0006_designs': designs.statements,
  '0007_packages': packages.statements,
  '0008_wants': wants.statements,
  '0009_listings': listings.statements,
  '0010_packages_in_carts': packagesInCarts.statements,
  '0011_reviews': reviews.statements,
  '0012_gateways': gateways.statements,
  '0013_refunds': refunds.statements,
  '0014_delivery': delivery.statements,
  '0015_quotes': quotes.statements,
  '0016_members': members.statements,
  '0017_saved_for_later': savedForLater.statements,
  '0018_offered_designs': offeredDesigns.statements,
  '0020_cheaper_writes': cheaperWrites.statements,
  '0021_staff': staff.statements,
  '0022_prices': prices.statements,
  '0023_shop_jobs': shopJobs.statements,
  '0024_own_goods': ownGoods.statements,
  '0025_overview': overview.statements,
  '0026_shop_review': shopReview.statements,
  '0027_want_office': wantOffice.statements,
  '0028_delivery_list': deliveryList.statements,
  '0029_own_packages': ownPackages.statements,
  '0030_own_cases': ownCases.statements,
  '0031_shop_orders': shopOrders.statements,
  '0032_office_speed': officeSpeed.statements,
  '0033_commission': commission.statements,
  '0034_boosts': boosts.statements,
  '0037_seckill': seckill.statements,
  '0038_composition_counts': compositionCounts.statements,
  '0040_proved_numbers': provedNumbers.statements,
  '0041_second_factors': secondFactors.statements,
  '0042_people_factors': peopleFactors.statements,
  '0043_registry_heads': registryHeads.statements,
  '0044_staff_invitations': staffInvitations.statements,
  '0045_audit_chain': auditChain.statements,
  '0048_operators': operators.statements,
  '0050_mall_catalogue': mallCatalogue.statements,
  '0051_operator_log': operatorLog.statements,
  '0052_banner_periods': bannerPeriods.statements,
  '0053_mall_goods': mallGoods.statements,
  '0055_setup_links': setupLinks.statements,
  '0059_console_speed': consoleSpeed.statements,
  '0061_stock': stock.statements,
  '0062_system_and_members': systemAndMembers.statements,
  '0064_imports': imports.statements,
  '0070_sealed_fields': sealedFields.statements,
  '0071_attributes': attributes.statements,
  '0072_orders_of_shops': ordersOfShops.statements,
  '0073_content': content.statements,
  '0074_settlement': settlement.statements,
  '0075_mall_exports': mallExports.statements,
  '0076_product_sheets': productSheets.statements,
  '0077_webhooks': webhooks.statements,
  '0078_parked_payments': parkedPayments.statements,
  '0079_legal_texts': legalTexts.statements,
  '0080_reviews': reviewQueue.statements,
  '0081_campaign_drafts': campaignDrafts.statements,
  '0083_providers_files': providersFiles.statements,
  '0084_withdrawal_batches': withdrawalBatches.statements,
  '0085_reports': reports.statements,
  '0087_shop_looks': shopLooks.statements,
  '0088_order_drafts': orderDrafts.statements,
  '0090_shop_coupons': shopCoupons.statements,
  '0092_payout_batches': payoutBatches.statements,
  '0093_statement_questions': statementQuestions.statements,
  '0094_customers': customers.statements,
  '0096_search_words': searchWords.statements,
  '0098_buyer_show': buyerShow.statements,
  '0099_one_date': oneDate.statements,
  '0100_refund_rests': refundRests.statements,
  '0102_conversations': conversations.statements,
  '0103_saved_answers': savedAnswers.statements,
  '0104_choosers': choosers.statements,
  '0106_order_addresses': orderAddresses.statements,
  '0108_shop_flash_sales': shopFlashSales.statements,
  '0110_handed_wants': handedWants.statements,
  '0112_stock_counts': stockCounts.statements,
  '0113_mall_order_drafts': mallOrderDrafts.statements,
  '0114_promoters': promoters.statements,
  '0115_mall_campaigns': mallCampaigns.statements,
  '0116_transfers_to_the_mall': transfersToTheMall.statements,
  '0117_payment_methods': paymentMethods.statements,
  '0119_product_bans': productBans.statements,
  '0120_units': productUnits.statements,
  '0123_shop_applications': shopApplications.statements,
  '0124_list_exports': listExports.statements,
  '0127_search_groups': searchGroups.statements,
  '0128_promises_kept': promisesKept.statements,
  '0129_message_texts': messageTexts.statements,
};

/** Every statement of every migration: the schema of the database depends on these. */
export const allStatements: readonly string[] = Object.values(migrations).flat();

/** The database is of an older version, and its user may not change that. */
export class NotOwner extends Error {
  override readonly message =
    'The tables are of an older version, and the user of DATABASE_URL may not change them: run npm run migrate first.';
}
const mayNot = '42501';
/** Processes that run meanwhile lock tables in another order: the migration is undone whole, and begun again. */
const deadlock = '40P01';
const mostTries = 20;

/** Brings the database to the newest schema; a second run does nothing. Throws NotOwner, or the first error. */
export const migrate = async (db: Db): Promise<void> => {
  const all = Object.entries(migrations).map(([name, statements]) => [name, fromStatements(statements)]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(all)) },
  });
  let { error } = await within(patienceMs.migration, () => migrator.migrateToLatest());
  for (let tries = 1; codeOf(error) === deadlock && tries < mostTries; tries += 1)
    ({ error } = await within(patienceMs.migration, () => migrator.migrateToLatest()));
  if (codeOf(error) === mayNot) throw new NotOwner();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
};

const fromStatements = (statements: readonly string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db); // our own constant text, no input
  },
});
