import { shopText } from '@mall/contract/core/limits';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type Shop, useShopSteps } from './useShops.ts';

/** Suspends an open shop, or reopens a suspended one; the owner reads the reason. */
export function StateDialog({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const { t } = useTranslation('mallShops');
  const steps = useShopSteps();
  const does = shop.state === 'open' ? 'suspend' : 'reopen';
  const form = useForm<{ reason: string }, 'reason'>({
    initial: { reason: '' },
    problems: ({ reason }) => (reason.trim() === '' ? { reason: 'reason' } : {}),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: async ({ reason }) => {
      try {
        await steps[does].mutateAsync({ id: shop.id, reason });
        toast.success(t(`done.${does}`, { name: shop.name }));
        onClose();
      } catch {
        // said by the mutation; what was typed stays
      }
    },
  });
  return (
    <DialogForm
      form={form}
      open
      danger={does === 'suspend'}
      onClose={onClose}
      title={t(`${does}.title`, { name: shop.name })}
      submitLabel={t(`${does}.submit`)}
    >
      <Notice tone={does === 'suspend' ? 'warning' : 'info'}>{t(`${does}.means`)}</Notice>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        counter={shopText.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
