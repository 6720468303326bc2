import { shopText } from '@mall/contract/core/limits';
import { toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { type Shop, useShopSteps } from './useShops.ts';

/** Suspends an open shop, or reopens a suspended one; the owner reads the reason. */
export function StateDialog({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const { t } = useTranslation('mallShops');
  const steps = useShopSteps();
  const does = shop.state === 'open' ? 'suspend' : 'reopen';
  return (
    <ReasonDialog
      title={t(`${does}.title`, { name: shop.name })}
      submitLabel={t(`${does}.submit`)}
      means={t(`${does}.means`)}
      danger={does === 'suspend'}
      field={{
        label: t('reason'),
        hint: t('reasonHint'),
        most: shopText.reason,
        missing: t('wrong.reason'),
      }}
      onSubmit={async (reason) => {
        await steps[does].mutateAsync({ id: shop.id, reason });
        toast.success(t(`done.${does}`, { name: shop.name }));
      }}
      onClose={onClose}
    />
  );
}
