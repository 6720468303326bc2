import { upload } from '@mall/contract/core/limits';
import { api, ApiError, refresh, reportFailure } from '@mall/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Import, useJobDesk } from './desk.ts';
import { type Job, useFiles, useJobs, useJobSteps } from './useJobs.ts';

const mb = 1024 * 1024;
const recent = 8;

/** The uploading file, its errors, and the state of the last import, which survives leaving the page. */
export const useImport = ({ kind, send: sendBy, template, narrow = {} }: Import) => {
  const { t } = useTranslation('jobs');
  const desk = useJobDesk();
  const { takeTemplate } = useFiles();
  const [sending, setSending] = useState<{ name: string; progress: number; label: string }>();
  const [problem, setProblem] = useState<string>();
  const [zipProblem, setZipProblem] = useState<string>();
  const [taking, setTaking] = useState(false);
  const { data } = useJobs(1, recent, kind);
  const steps = useJobSteps();
  const job: Job | undefined = data?.list.find(({ mine }) => mine);

  const send = async (file: File, pictures: File | null): Promise<void> => {
    const label = t('import.sending', { name: file.name });
    setProblem(undefined);
    setZipProblem(undefined);
    setSending({ name: file.name, progress: 0, label });
    try {
      const sent = { name: file.name, file, ...(pictures && { pictures }) };
      await api(sendBy, sent, {
        onProgress: (progress) => setSending({ name: file.name, progress, label }),
      });
      void refresh(`${desk.of}.list`);
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.msg);
      else reportFailure(error);
    } finally {
      setSending(undefined);
    }
  };

  return {
    sending,
    problem,
    zipProblem,
    taking,
    job,
    steps,
    send: (file: File, pictures: File | null) => void send(file, pictures),
    refuse: (why: 'ending' | 'size', file: File) =>
      setProblem(t(`import.refused.${why}`, { name: file.name, mb: upload.maxBytes / mb })),
    refuseZip: (why: 'ending' | 'size', file: File, most: number) =>
      setZipProblem(t(`import.refusedZip.${why}`, { name: file.name, mb: most / mb })),
    takeTemplate: () => {
      setTaking(true);
      void takeTemplate(template, narrow)
        .catch(reportFailure)
        .finally(() => setTaking(false));
    },
  };
};

export type Importing = ReturnType<typeof useImport>;
