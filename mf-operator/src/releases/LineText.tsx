import { Cells } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { Line } from './useReleases.ts';

/** What a line of the history says, and below it who did it and why. */
export function LineText({ line }: { line: Line }) {
  const { t } = useTranslation('releases');
  const { step, version, from, shopCode, by, reason } = line;
  const words =
    step === 'other' ? line.says : t(`step.${step}`, { version, from, shopCode, percent: line.percent });
  return Cells.text(words, [by, reason].filter((one) => one !== '').join(' · '));
}
