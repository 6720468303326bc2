import { type Language, languages, pickText } from '@mall/contract/core/languages';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { memberLimits } from '@mall/contract/operator/mall-members';
import { leastDigits } from '@mall/contract/operator/mall-shop-orders';
import { statusName } from '@mall/contract/trade/order';
import { useDebouncedValue } from '@mall/office';
import {
  type Command,
  type CommandGroup,
  fits,
  type Found,
  leastLetters,
  mostResults,
  officeTool,
  readQuery,
} from '@mall/office/palette';
import { language, useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../declared/page.ts';
import { pages } from '../../declared/pages.ts';
import { productPaths } from '../../product-paths.ts';
import { useMe } from '../../useMe.ts';

/** The results for a query that this operator may open or do. After ">" only actions. */
export const useCommands = (typed: string): Found => {
  const { t } = useTranslation('mallTools');
  const may = useMe().me?.permissions ?? [];
  const { word, onlyActions } = readQuery(typed);
  const found = useFound(onlyActions ? '' : word, may);
  const doable = actions.flatMap(({ id, needs, to }): Command[] => {
    const label = t(`action.${id}`);
    if (!(needs === undefined || may.includes(needs)) || !fits(label, word)) return [];
    return [to === undefined ? { id, label, run: () => officeTool.set('keys') } : { id, label, to }];
  });
  const groups: CommandGroup[] = [
    { id: 'orders', commands: found.orders },
    { id: 'shopOrders', commands: found.shopOrders },
    { id: 'members', commands: found.members },
    { id: 'goods', commands: found.goods },
    { id: 'shops', commands: found.shops },
    { id: 'actions', commands: word === '' && !onlyActions ? doable.slice(0, mostResults) : doable },
    { id: 'pages', commands: onlyActions ? [] : pagesFor(word, may, language()) },
  ];
  return { groups: groups.filter(({ commands }) => commands.length > 0), busy: found.busy };
};

type Action = {
  readonly id: 'add' | 'record' | 'ship' | 'promise' | 'refund' | 'sheet' | 'keys';
  readonly needs?: OperatorPermission;
  /** Without an address it shows the keys. */
  readonly to?: string;
};
const actions: readonly Action[] = [
  { id: 'record', needs: 'order.view', to: '/operator/orders?need=record' },
  { id: 'ship', needs: 'order.view', to: '/operator/orders?need=ship' },
  { id: 'promise', needs: 'order.view', to: '/operator/deliveries?view=list&risk=danger' },
  { id: 'refund', needs: 'order.view', to: '/operator/orders?need=refund' },
  { id: 'add', needs: 'catalogue.edit', to: productPaths.form() },
  { id: 'sheet', needs: 'catalogue.edit', to: productPaths.sheet },
  { id: 'keys' },
];

/** The pages of the menu that the operator may open and that match a word, in their language or in any other. */
const pagesFor = (word: string, may: readonly OperatorPermission[], speaks: Language): Command[] =>
  pages.flatMap(({ id, path, title, within, needs }: Page) =>
    within === undefined &&
    (needs === undefined || may.includes(needs)) &&
    languages.some((one) => fits(title[one] ?? '', word))
      ? [{ id, label: pickText(title, speaks).text, to: path }]
      : [],
  );

/** Orders, members, products and shops, as their lists find them; whom they name is masked as there. */
const useFound = (word: string, may: readonly OperatorPermission[]) => {
  const { t } = useTranslation('mallTools');
  const keyword = useDebouncedValue(word);
  const long = [...keyword].length >= leastLetters;
  const asked = { keyword, size: mostResults };
  const options = (needs: OperatorPermission, fitting = true) => ({
    enabled: long && fitting && may.includes(needs),
    quiet: true,
  });
  const orders = useQueryOf('platformOrder.list', asked, options('order.view'));
  const shopOrders = useQueryOf('mallShopOrder.list', asked, options('order.view', mayBeNumber(keyword)));
  const members = useQueryOf('mallMember.list', asked, options('member.view', mayBeMember(keyword)));
  const goods = useQueryOf('mallGoods.list', asked, options('catalogue.view'));
  const shops = useQueryOf('mallShop.list', asked, options('shop.view'));
  return {
    busy: word !== keyword || [orders, shopOrders, members, goods, shops].some((one) => one.isFetching),
    orders: (orders.data?.list ?? []).map(
      ({ id, no, consignee, status }): Command => ({
        id,
        label: [no, consignee].filter(Boolean).join(' · '),
        hint: t(`status.${statusName(status)}`),
        to: `/operator/orders?orderId=${id}`,
      }),
    ),
    shopOrders: (shopOrders.data?.list ?? []).map(
      ({ id, no, shop, status }): Command => ({
        id,
        label: [no, shop.name].join(' · '),
        hint: t(`status.${statusName(status)}`),
        to: `/operator/shopOrders?orderId=${id}`,
      }),
    ),
    members: (members.data?.list ?? []).map(
      ({ id, name, mobile }): Command => ({
        id,
        label: name,
        hint: mobile,
        to: `/operator/members?memberId=${id}`,
      }),
    ),
    goods: (goods.data?.list ?? []).map(
      ({ id, name, goodsNo, image }): Command => ({
        id,
        label: name,
        hint: goodsNo ?? '',
        image,
        to: productPaths.form(id),
      }),
    ),
    shops: (shops.data?.list ?? []).map(
      ({ id, name, code }): Command => ({
        id,
        label: name,
        hint: code,
        to: `/operator/shops?keyword=${encodeURIComponent(code)}`,
      }),
    ),
  };
};

/** Orders of shops are found by numbers alone: of the order, or of who gets it. */
const mayBeNumber = (keyword: string): boolean =>
  /^[\d\s+-]{1,40}$/.test(keyword) && keyword.replaceAll(/\D/g, '').length >= leastDigits;

/** Members are found by the beginning of their name, the whole number or the id, none of which is longer. */
const mayBeMember = (keyword: string): boolean => keyword.length <= memberLimits.keyword;
