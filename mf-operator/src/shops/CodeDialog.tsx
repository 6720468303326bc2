import { isShopCode } from '@mall/contract/core/limits';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type Shop, useShopSteps } from './useShops.ts';

/** Gives a shop another code, and says what stops working. */
export function CodeDialog({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const { t } = useTranslation('mallShops');
  const { changeCode } = useShopSteps();
  const form = useForm<{ code: string }, 'code' | 'same'>({
    initial: { code: '' },
    problems: ({ code }) => {
      if (!isShopCode(code.trim())) return { code: 'code' };
      return code.trim().toUpperCase() === shop.code ? { code: 'same' } : {};
    },
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: async ({ code }) => {
      try {
        await changeCode.mutateAsync({ id: shop.id, seen: shop.code, code });
        toast.success(t('done.code', { name: shop.name, code: code.trim().toUpperCase() }));
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
      danger
      onClose={onClose}
      title={t('code.title', { name: shop.name })}
      submitLabel={t('code.submit')}
    >
      <Notice tone="warning">{t('code.means', { code: shop.code })}</Notice>
      <TextField
        label={t('code.new')}
        hint={t('code.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        {...form.field('code')}
      />
    </DialogForm>
  );
}
