import { useTranslation } from 'react-i18next';
import { paths } from '@mall/contract/core/paths';
import { useSession } from '@mall/platform';
import { useLeads } from '../menus/useMenu.ts';

type Column = { id: string; title: string; links: readonly { to: string; label: string }[] };

/** The links of the footer. A link without a screen and a column without links are left out. */
export const useFooterColumns = (): readonly Column[] => {
  const { t } = useTranslation('shell');
  const leads = useLeads();
  const { isShop } = useSession();
  const columns: Column[] = [
    {
      id: 'shop',
      title: t('footer.shop'),
      links: [
        { to: paths.productCenter(), label: t('header.allProducts') },
        { to: '/package/packageCategoryList', label: t('footer.packages') },
        { to: paths.brandList(), label: t('nav.brands') },
        { to: '/newGoods', label: t('footer.newGoods') },
        { to: paths.seckill(), label: t('footer.seckill') },
        { to: paths.coupons(), label: t('footer.coupons') },
      ],
    },
    {
      id: 'design',
      title: t('footer.design'),
      links: [
        { to: '/design/designCaseItem', label: t('footer.cases') },
        { to: paths.cloudDesign(), label: t('nav.cloudDesign') },
        { to: paths.customized(), label: t('nav.customized') },
        { to: paths.wantBuy(), label: t('rightBar.questionnaire') },
      ],
    },
    {
      id: 'help',
      title: t('footer.help'),
      links: [
        { to: paths.memberOrders(), label: t('footer.orders') },
        { to: paths.memberMessages(), label: t('footer.messages') },
        { to: paths.memberAddress(), label: t('footer.addresses') },
      ],
    },
    {
      id: 'together',
      title: t('footer.together'),
      links: [
        { to: '/distributionIndex', label: t('footer.promoter') },
        ...(isShop ? [{ to: paths.sellerOverview(), label: t('header.backOffice') }] : []),
      ],
    },
  ];
  return columns
    .map((column) => ({ ...column, links: column.links.filter((link) => leads(link.to)) }))
    .filter((column) => column.links.length > 0);
};
