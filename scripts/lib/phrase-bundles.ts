import { type Language, languages } from '../../shared/contract/src/core/languages.ts';
import type { Problem } from '../gates/gate.ts';
import type { SourceFile } from './files.ts';
import { isRecord } from './values.ts';

/** The phrases of one folder: for each language its keys, flat, with their texts. */
export type Bundle = {
  room: string;
  namespace: string;
  folder: string;
  texts: Partial<Record<Language, ReadonlyMap<string, string>>>;
};

/** Folders whose phrases are loaded separately from the rest of their package. */
const ofFolder: Record<string, string> = {
  'shell/src/boot/phrases': 'compose',
  'shell/src/search/phrases': 'search',
  'shell/src/login/phrases': 'login',
  'shell/src/installer/phrases': 'installer',
  'shell/src/inspector/phrases': 'inspector',
  'shell/src/footer/phrases': 'footer',
  'shell/src/notices/phrases': 'notices',
  'mf-catalog/src/design-cases/phrases': 'cases',
  'mf-catalog/src/room-planner/phrases': 'design',
  'mf-catalog/src/room-planner/offering/phrases': 'offering',
  'mf-catalog/src/brand/phrases': 'brand',
  'mf-catalog/src/category/phrases': 'category',
  'mf-catalog/src/legal/phrases': 'legal',
  'mf-catalog/src/list/phrases': 'lists',
  'mf-catalog/src/package/phrases': 'package',
  'mf-catalog/src/print/phrases': 'print',
  'mf-member/src/orders/delivery/phrases': 'delivery',
  'mf-member/src/talk/phrases': 'talk',
  'shared/office/src/talk/phrases': 'officeTalk',
  'mf-checkout/src/purchase-requests/phrases': 'wanting',
  'shared/ui/src/office/phrases': 'office',
  'shared/ui/src/proof/phrases': 'proof',
  'mf-seller/src/prices/factor/phrases': 'factor',
  'mf-seller/src/prices/list/phrases': 'prices',
  'mf-seller/src/campaigns/phrases': 'shopCampaigns',
  'mf-seller/src/mall-campaigns/phrases': 'mallCampaigns',
  'mf-member/src/profile/phrases': 'account',
  'mf-member/src/profile/factors/phrases': 'security',
  'mf-catalog/src/product/phrases': 'product',
  'mf-member/src/quotes/phrases': 'offers',
  'mf-member/src/refunds/phrases': 'refunding',
  'mf-member/src/open-shop/phrases': 'openShop',
  'mf-operator/src/shops/applications/phrases': 'shopApplications',
  'mf-promotion/src/boosts/phrases': 'boosts',
  'mf-promotion/src/distribution/phrases': 'distribution',
  'mf-operator/src/bans/phrases': 'mallBans',
  'mf-operator/src/content/phrases': 'content',
  'mf-operator/src/announcements/phrases': 'announcements',
  'mf-operator/src/legal/phrases': 'legalTexts',
  'mf-operator/src/search-words/phrases': 'searchWords',
  'mf-operator/src/searches/phrases': 'searches',
  'mf-operator/src/message-texts/phrases': 'messageTexts',
  'mf-operator/src/operators/phrases': 'operators',
  'mf-operator/src/orders/phrases': 'mallOrders',
  'mf-operator/src/shop-orders/phrases': 'shopsOrders',
  'mf-operator/src/start/phrases': 'start',
  'mf-operator/src/setup/phrases': 'setup',
  'mf-operator/src/log/phrases': 'operatorLog',
  'mf-operator/src/system/phrases': 'system',
  'mf-operator/src/releases/phrases': 'releases',
  'mf-operator/src/members/phrases': 'members',
  'mf-operator/src/promoters/phrases': 'mallPromoters',
  'mf-operator/src/payments/phrases': 'mallPayments',
  'mf-operator/src/payments/reconciliation/phrases': 'mallReconciliation',
  'mf-operator/src/batches/phrases': 'mallBatches',
  'mf-operator/src/withdrawals/phrases': 'mallWithdrawals',
  'mf-operator/src/reports/phrases': 'mallReports',
  'mf-operator/src/settlement/phrases': 'mallSettlement',
  'mf-operator/src/shops/phrases': 'mallShops',
  'mf-operator/src/reviews/phrases': 'workReviews',
  'mf-operator/src/shopper-reviews/phrases': 'shopperReviews',
  'mf-checkout/src/confirmation/link/phrases': 'orderLink',
  'mf-checkout/src/payment/transfer/phrases': 'transfer',
  'mf-seller/src/reviews/phrases': 'shopReviews',
  'mf-seller/src/customers/phrases': 'customers',
  'shared/office/src/reviews/phrases': 'reviewParts',
  'mf-operator/src/attributes/phrases': 'attributes',
  'mf-operator/src/campaigns/phrases': 'campaigns',
  'mf-operator/src/categories/phrases': 'categories',
  'mf-operator/src/brands/phrases': 'brands',
  'mf-operator/src/products/phrases': 'mallGoods',
  'mf-operator/src/packages/phrases': 'mallPackages',
  'mf-operator/src/cases/phrases': 'mallCases',
  'mf-seller/src/staff/phrases': 'staff',
  'mf-seller/src/shop/phrases': 'shopInfo',
  'mf-seller/src/promote/phrases': 'promote',
  'mf-seller/src/settlement/phrases': 'shopSettlement',
  'mf-seller/src/roles/phrases': 'roles',
  'mf-seller/src/audit/phrases': 'audit',
  'mf-seller/src/messages/phrases': 'inbox',
  'mf-seller/src/dashboard/phrases': 'overview',
  'mf-operator/src/frame/tools/phrases': 'mallTools',
  'shared/office/src/palette/phrases': 'tools',
  'shared/office/src/deliveries/phrases': 'deliveries',
  'shared/office/src/orders/phrases': 'orderParts',
  'shared/office/src/jobs/phrases': 'jobs',
  'shared/office/src/stock/phrases': 'stock',
  'shared/office/src/reports/phrases': 'reports',
  'shared/office/src/settlement/phrases': 'settlement',
  'shared/office/src/transfer-accounts/phrases': 'transferAccounts',
  'shared/office/src/webhooks/phrases': 'webhooks',
  'shared/office/src/wants/phrases': 'wants',
  'shared/office/src/order-drafts/phrases': 'orderDrafts',
  'shared/office/src/goods/phrases': 'goodsSearch',
  'mf-seller/src/orders/phrases': 'orderWork',
  'shared/office/src/exporting/phrases': 'exporting',
  'shared/office/src/drafts/phrases': 'drafts',
  'mf-seller/src/drafts/brands/phrases': 'ownBrands',
  'shared/office/src/drafts/cases/phrases': 'ownCases',
  'shared/office/src/drafts/products/phrases': 'ownGoods',
  'shared/office/src/drafts/packages/phrases': 'ownPackages',
  'shared/office/src/drafts/products/form/phrases': 'goodsForm',
};

const special: Record<string, string> = { 'shared/platform': 'common', 'shared/ui': 'ui' };

export function bundlesOf(files: readonly SourceFile[]): { bundles: Bundle[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const folders = [...new Set(files.map(({ path }) => path.replace(/\/[^/]+$/, '')))];
  const bundles = folders.map((folder): Bundle => {
    const room = folder.replace(/\/src\/.*|\/phrases$/, '');
    const texts = Object.fromEntries(
      files
        .filter(({ path }) => path.startsWith(`${folder}/`))
        .flatMap(({ path, text }) => {
          const language = languages.find((name) => path === `${folder}/${name}.json`);
          const content = parseJson(text);
          if (!language)
            problems.push({
              file: path,
              says: `is no language of the mall (${languages.join(', ')}). Name it in shared/contract/src/core/languages.ts, or delete the file.`,
            });
          if (!content) problems.push({ file: path, says: 'is no JSON object.' });
          return language && content ? [[language, flat(path, content, problems)] as const] : [];
        }),
    );
    return { room, namespace: namespaceIn(folder, room), folder, texts };
  });
  return { bundles, problems };
}

/**
 * The server reads each folder for itself; in a browser a room is one namespace, save for folders that are loaded
 * apart.
 */
const namespaceIn = (folder: string, room: string): string =>
  room === 'server' ? folder : (ofFolder[folder] ?? namespaceOf(room));

/** `mf-checkout` speaks `checkout`; the platform speaks `common`, shared/ui `ui`, the shell `shell`. */
export const namespaceOf = (room: string): string =>
  special[room] ?? room.replace(/^mf-/, '').replace(/^shared\//, '');

/** A key without its plural suffix: `stockLeft_other` and `stockLeft_one` are one phrase. */
export const baseKey = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

export const baseKeys = (texts: ReadonlyMap<string, string>): Set<string> =>
  new Set([...texts.keys()].map(baseKey));

function flat(file: string, content: Record<string, unknown>, problems: Problem[]): Map<string, string> {
  const texts = new Map<string, string>();
  const read = (value: unknown, key: string): void => {
    if (isRecord(value))
      for (const [name, inner] of Object.entries(value)) read(inner, key ? `${key}.${name}` : name);
    else if (typeof value === 'string') texts.set(key, value);
    else problems.push({ file, says: `${key} is no text.` });
  };
  read(content, '');
  return texts;
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const content: unknown = JSON.parse(text);
    return isRecord(content) ? content : undefined;
  } catch {
    return undefined;
  }
}
