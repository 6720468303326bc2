import { shopText } from '@mall/contract/core/limits';
import { officePaths } from '@mall/contract/seller/office-paths';
import { tab } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { type Shop, useShopSteps } from './useShops.ts';

/** Opens the office of a shop in this tab, to look and not to change; the shop reads the reason in its log. */
export function LookDialog({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const { t } = useTranslation('mallShops');
  const { look } = useShopSteps();
  return (
    <ReasonDialog
      title={t('look.title', { name: shop.name })}
      submitLabel={t('look.submit')}
      means={t('look.means')}
      danger={false}
      field={{
        label: t('reason'),
        hint: t('look.reasonHint'),
        most: shopText.reason,
        missing: t('wrong.reason'),
      }}
      onSubmit={async (reason) => {
        const { until } = await look.mutateAsync({ id: shop.id, reason });
        tab.write('office', shop.id);
        tab.write('looking', { shopId: shop.id, until });
        // No data of the console may appear in the office: the page loads anew.
        location.assign(officePaths.shop());
      }}
      onClose={onClose}
    />
  );
}
