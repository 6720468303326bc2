import { upload } from '@mall/contract/core/limits';
import { ApiError } from '@mall/platform';
import type { FileDropProps } from '@mall/ui/office';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartProps } from './form-types.ts';

/** Sends a film as soon as it is chosen; the draft names it once it is stored, and the one before stays until then. */
export const useFilm = ({ change, storeFilm }: Pick<PartProps, 'change' | 'storeFilm'>) => {
  const { t } = useTranslation('goodsForm');
  const [sending, setSending] = useState<FileDropProps['sending']>();
  const [problem, setProblem] = useState<string>();
  /** What is typed while a film is on its way belongs to the form as it is then. */
  const latest = useRef(change);
  latest.current = change;
  const send = async (file: File): Promise<void> => {
    setProblem(undefined);
    const at = (progress: number) =>
      setSending({ name: file.name, progress, label: t('film.sending', { name: file.name }) });
    at(0);
    try {
      const { url } = await storeFilm(file, { onProgress: at });
      latest.current({ video: url });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setSending(undefined);
    }
  };
  return {
    sending,
    problem,
    send: (file: File) => void send(file),
    refuse: (why: 'ending' | 'size') =>
      setProblem(t(`film.${why}`, { mb: upload.filmMaxBytes / (1024 * 1024) })),
  };
};
