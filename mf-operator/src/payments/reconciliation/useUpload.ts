import type { FileProvider } from '@mall/contract/trade/reconciliation';
import { api, ApiError, refresh, reportFailure } from '@mall/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A file on its way, and what the mall says of it. */
export const useUpload = () => {
  const { t } = useTranslation('mallReconciliation');
  const [sending, setSending] = useState<{ name: string; progress: number; label: string }>();
  const [problem, setProblem] = useState<string>();
  const send = async (method: FileProvider, day: string, file: File): Promise<boolean> => {
    const { name } = file;
    const shown = { name, label: t('upload.sending', { name }) };
    setProblem(undefined);
    setSending({ ...shown, progress: 0 });
    try {
      const parts = { method, day, name, file };
      await api('mallReconciliation.upload', parts, {
        onProgress: (progress) => setSending({ ...shown, progress }),
      });
      void refresh('mallReconciliation.days');
      return true;
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.msg);
      else reportFailure(error);
      return false;
    } finally {
      setSending(undefined);
    }
  };
  return { send, sending, problem, setProblem };
};
