import { statusName } from '@mall/contract/trade/order';
import { officePaths } from '@mall/contract/seller/office-paths';
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
import {
  api,
  copyLink,
  language,
  opens,
  reportFailure,
  useMay,
  useQueryOf,
  useSession,
} from '@mall/platform';
import { useTranslation } from 'react-i18next';
import declared from '../../remote.config.ts';
import { type ActionId, actions, pagesFor } from './commands.ts';

/** The results for a query that the user may open or do. After ">" only actions. */
export const useCommands = (typed: string): Found => {
  const { t } = useTranslation('tools');
  const { permissions } = useSession();
  const { word, onlyActions } = readQuery(typed);
  const found = useFound(onlyActions ? '' : word);
  const ids = Object.keys(actions) as ActionId[]; // keys of a const table
  const doable = ids.flatMap((id): Command[] => {
    const { needs, to } = actions[id];
    const label = t(`action.${id}`);
    if (!(needs === undefined || permissions.includes(needs)) || !fits(label, word)) return [];
    if (to === undefined) return [{ id, label, run: runs[id] ?? (() => {}) }];
    return opens(to) ? [{ id, label, to }] : [];
  });
  const pages = onlyActions ? [] : pagesFor(declared, { may: permissions, speaks: language(), word });
  const groups: CommandGroup[] = [
    { id: 'goods', commands: found.goods },
    { id: 'orders', commands: found.orders },
    { id: 'actions', commands: word === '' && !onlyActions ? doable.slice(0, mostResults) : doable },
    { id: 'pages', commands: pages },
  ];
  return { groups: groups.filter(({ commands }) => commands.length > 0), busy: found.busy };
};

/** Orders by number, customer or product, and products by name, as their lists find them. */
const useFound = (word: string) => {
  const { t } = useTranslation('seller');
  const keyword = useDebouncedValue(word);
  const long = [...keyword].length >= leastLetters;
  const mayOrders = useMay('order.view');
  const mayGoods = useMay('goods.view');
  const asked = { keyword, size: mostResults };
  const orders = useQueryOf('shopOrder.list', asked, { enabled: long && mayOrders, quiet: true });
  const goods = useQueryOf('shopGoods.list', asked, { enabled: long && mayGoods, quiet: true });
  return {
    busy: word !== keyword || orders.isFetching || goods.isFetching,
    orders: (orders.data?.list ?? []).map(
      ({ id, no, consignee, status }): Command => ({
        id,
        label: [no, consignee].filter(Boolean).join(' · '),
        hint: t(`orders.status.${statusName(status)}`),
        to: `${officePaths.orders()}?orderId=${id}`,
      }),
    ),
    goods: (goods.data?.list ?? []).map(
      ({ id, name, goodsNo, image }): Command => ({
        id,
        label: name,
        hint: goodsNo,
        image,
        to: `/userAdmin/goods/goodsList?keyword=${encodeURIComponent(goodsNo)}`,
      }),
    ),
  };
};

/** The handlers of actions without an address. */
const runs: Partial<Record<ActionId, () => void>> = {
  keys: () => officeTool.set('keys'),
  copy: () =>
    void api('shop.profile', {})
      .then(({ promotionUrl }) => copyLink(promotionUrl))
      .catch(reportFailure),
};
