import { api, appInfo, queryClient, toast, useAppInfo, useMutationOf, useQueryOf } from '@mall/platform';
import { Button, DialogForm, Notice, TextField, useForm } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Lines } from './Lines.tsx';
import { setupPath } from './setup-path.ts';

/** Ends the trial of a mall with the demo; where there is no demo there is no zone. */
export function DangerZone() {
  const { t } = useTranslation('setup');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQueryOf('mallDemo.show', {}, { quiet: true });
  if (data?.present !== true) return null;
  return (
    <OfficeCard title={t('empty.title')}>
      <Lines>
        <p>{t('empty.reason')}</p>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {t('empty.open')}
        </Button>
      </Lines>
      {isOpen && <EmptyDialog onClose={() => setOpen(false)} />}
    </OfficeCard>
  );
}

function EmptyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('setup');
  const navigate = useNavigate();
  const name = useAppInfo()?.shop_name ?? '';
  const empty = useMutationOf('mallDemo.empty');
  const form = useForm<{ name: string }>({
    initial: { name: '' },
    problems: (typed) => (typed.name.trim() === name ? {} : { name: 'name' }),
    say: () => t('empty.wrong', { name }),
    // The failure is told by the mutation; the dialog stays.
    onFailure: () => undefined,
    onSubmit: async (typed) => {
      await empty.mutateAsync(typed);
      queryClient.clear();
      appInfo.set(await api('config.get', {}));
      toast.success(t('empty.done'));
      await navigate(setupPath);
    },
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      danger
      title={t('empty.title')}
      submitLabel={t('empty.go')}
    >
      <Notice tone="warning">{t('empty.means')}</Notice>
      <TextField label={t('empty.type', { name })} autoComplete="off" {...form.field('name')} />
    </DialogForm>
  );
}
