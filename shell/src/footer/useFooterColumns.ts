import { useTranslation } from 'react-i18next';
import { paths } from '@mall/contract/core/paths';
import { useSession } from '@mall/platform';
import { useLeads } from '../menus/useMenu.ts';

type Column = { id: string; title: string; links: readonly { to: string; label: string }[] };

/** The links of the footer. A link without a screen and a column without links are left out. */
export const useFooterColumns = (): readonly Column[] => {
  const { t } = useTranslation('shell');
  const { t: words } = useTranslation('footer');
  const leads = useLeads();
  const { isShop } = useSession();
  const columns: Column[] = [
    {
      id: 'shop',
      title: words('shop'),
      links: [
        { to: paths.productCenter(), label: t('header.allProducts') },
        { to: '/package/packageCategoryList', label: words('packages') },
        { to: paths.brandList(), label: t('nav.brands') },
        { to: '/newGoods', label: words('newGoods') },
        { to: paths.seckill(), label: words('seckill') },
        { to: paths.coupons(), label: words('coupons') },
      ],
    },
    {
      id: 'design',
      title: words('design'),
      links: [
        { to: '/design/designCaseItem', label: words('cases') },
        { to: paths.cloudDesign(), label: t('nav.cloudDesign') },
        { to: paths.customized(), label: t('nav.customized') },
        { to: paths.wantBuy(), label: t('rightBar.questionnaire') },
      ],
    },
    {
      id: 'help',
      title: words('help'),
      links: [
        { to: paths.memberOrders(), label: words('orders') },
        { to: paths.memberMessages(), label: words('messages') },
        { to: paths.memberAddress(), label: words('addresses') },
      ],
    },
    {
      id: 'together',
      title: words('together'),
      links: [
        { to: '/distributionIndex', label: words('promoter') },
        { to: '/openShop', label: words('openShop') },
        ...(isShop ? [{ to: paths.sellerOverview(), label: t('header.backOffice') }] : []),
      ],
    },
  ];
  return columns
    .map((column) => ({ ...column, links: column.links.filter((link) => leads(link.to)) }))
    .filter((column) => column.links.length > 0);
};
