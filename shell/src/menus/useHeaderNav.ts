import { useTranslation } from 'react-i18next';
import { smallItemsBrandId } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { useAppInfo } from '@mall/platform';
import { useLeads, useMenu } from './useMenu.ts';

export type NavLink = { href: string; label: string; external?: boolean };

/**
 * The navigation of spec §2 without the links that have no screen today, then the additions of the remotes.
 */
export const useHeaderNav = (): readonly NavLink[] => {
  const { t } = useTranslation('shell');
  const app = useAppInfo();
  const leads = useLeads();
  const declared = useMenu('header');
  const brandId = app?.smallItemsBrandId ?? smallItemsBrandId;

  const fixed: NavLink[] = [
    { href: paths.home(), label: t('nav.selected') },
    { href: paths.brandList(), label: t('nav.brands') },
    { href: paths.influencer(), label: t('nav.influencer') },
    { href: paths.customized(), label: t('nav.customized') },
    { href: paths.brandGoods({ brandId }), label: t('nav.smallItems') },
    ...(app?.exhibitionUrl ? [{ href: app.exhibitionUrl, label: t('nav.exhibition'), external: true }] : []),
    { href: paths.cloudDesign(), label: t('nav.cloudDesign') },
  ];
  const shown = fixed.filter((link) => link.external || leads(link.href));
  const known = new Set(shown.map((link) => link.href));
  const added = declared.filter((entry) => !known.has(entry.path));
  return [...shown, ...added.map((entry) => ({ href: entry.path, label: entry.label }))];
};
