import { upload } from '@mall/contract/core/limits';
import type { FileProvider } from '@mall/contract/trade/reconciliation';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextField, useForm } from '@mall/ui';
import { FileDrop } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpload } from './useUpload.ts';

type Props = { provider: FileProvider; day: string; latest: string; onClose: () => void };
const mb = 1024 * 1024;

/** Sends a provider's file of a day to be compared. What is wrong with it is said here. */
export function UploadDialog({ provider, day, latest, onClose }: Props) {
  const { t } = useTranslation(['mallReconciliation', 'orderParts']);
  const [file, setFile] = useState<File>();
  const { send, sending, problem, setProblem } = useUpload();
  const form = useForm<{ day: string }, 'day'>({
    initial: { day },
    problems: (values) => (values.day === '' || values.day > latest ? { day: 'day' } : {}),
    say: () => t('wrong.day', { day: latest }),
    onSubmit: async (values) => {
      if (file === undefined) return setProblem(t('wrong.file'));
      if (!(await send(provider, values.day, file))) return;
      toast.success(t('done.send'));
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('upload.title', { provider: t(`orderParts:methods.${provider}`) })}
      submitLabel={t('upload.submit')}
    >
      <Notice>{t(`upload.${provider}`)}</Notice>
      <TextField type="date" label={t('column.day')} max={latest} {...form.field('day')} />
      <FileDrop
        label={t('upload.file')}
        invite={file?.name ?? t('upload.invite')}
        hint={t('upload.hint', { mb: upload.maxBytes / mb })}
        error={problem}
        endings={['.csv', '.txt']}
        maxBytes={upload.maxBytes}
        {...(sending === undefined ? {} : { sending })}
        onFile={(chosen) => {
          setProblem(undefined);
          setFile(chosen);
        }}
        onRefuse={(why, chosen) =>
          setProblem(t(`upload.refused.${why}`, { name: chosen.name, mb: upload.maxBytes / mb }))
        }
      />
    </DialogForm>
  );
}
