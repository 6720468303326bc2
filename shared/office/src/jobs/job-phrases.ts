import { isListExport } from '@mall/contract/seller/shop-job';
import { isExport } from '@mall/contract/seller/shop-job';
import { useFormat } from '@mall/ui';
import type { StatusTone } from '@mall/ui/office';
import {
  CircleSlash,
  FileCheck,
  FileSpreadsheet,
  FileX,
  ListChecks,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from './useJobs.ts';

type Look = { tone: StatusTone; icon: LucideIcon };

const looks: Readonly<Partial<Record<Job['state'], Look>>> = {
  checked: { tone: 'wait', icon: ListChecks },
  done: { tone: 'good', icon: FileCheck },
  failed: { tone: 'bad', icon: FileX },
  cancelled: { tone: 'neutral', icon: CircleSlash },
};

/** The tone of each state: waits for someone, runs, is done, failed, is out of play. */
export const lookOf = ({ state, kind }: Job): Look =>
  looks[state] ?? { tone: 'info', icon: isExport(kind) ? FileSpreadsheet : LoaderCircle };

const kb = 1024;

/** The name and description of a job in the reader's language. */
export const useJobPhrases = () => {
  const { t } = useTranslation('jobs');
  const format = useFormat();

  const span = ({ about: { from, to, range } }: Job): string | false => {
    if (from && to) return t('name.between', { from: format.date(from), to: format.date(to) });
    if (from) return t('name.since', { from: format.date(from) });
    if (to) return t('name.until', { to: format.date(to) });
    return Boolean(range) && range !== 'all' && t(`range.${range}`, { defaultValue: '' });
  };

  return {
    /** "Orders, awaiting shipment, refund requested, today" */
    name: (job: Job): string => {
      if (job.kind === 'priceImport') return t('name.prices', { file: job.about.file ?? '' });
      if (job.kind === 'stockCount') return t('name.count', { file: job.about.file ?? '' });
      if (job.kind === 'goodsImport') return t('name.products', { file: job.about.file ?? '' });
      if (job.kind === 'goodsExport') {
        const { goods, keyword } = job.about;
        return [
          t('name.goods'),
          goods && goods.tab !== 'all' && t(`goods.${goods.tab}`),
          goods?.sale && t(`goods.${goods.sale}`),
          goods?.custom && t('goods.custom'),
          goods?.category && t('goods.category'),
          keyword && `“${keyword}”`,
        ]
          .filter(Boolean)
          .join(t('name.comma'));
      }
      if (isListExport(job.kind)) {
        const { keyword } = job.about;
        return [t(`list.${job.kind}`), keyword && `“${keyword}”`].filter(Boolean).join(t('name.comma'));
      }
      if (job.kind === 'customerExport') {
        const { keyword, tag } = job.about;
        return [t('name.customers'), tag && t('name.tagged', { tag }), keyword && `“${keyword}”`]
          .filter(Boolean)
          .join(t('name.comma'));
      }
      if (job.about.chosen) return t('name.chosen', { n: format.number(job.about.chosen) });
      const { tab, need, keyword } = job.about;
      return [
        t('name.orders'),
        tab && tab !== 'all' && t(`tab.${tab}`),
        need && t(`need.${need}`),
        span(job),
        keyword && `“${keyword}”`,
      ]
        .filter(Boolean)
        .join(t('name.comma'));
    },
    who: (job: Job): string => (job.mine ? t('you') : job.by),
    rows: (job: Job): number | null =>
      job.rows ?? (job.ready === null ? null : job.ready + (job.same ?? 0) + (job.wrong ?? 0)) ?? job.total,
    size: (bytes: number): string =>
      bytes < kb * kb
        ? t('size.kb', { n: format.number(Math.max(1, Math.round(bytes / kb))) })
        : t('size.mb', { n: format.number(bytes / kb / kb, { maximumFractionDigits: 1 }) }),
    percent: (job: Job): string => format.percent(Math.floor(partOf(job) * 100) * 100),
    /** "about 10 s left", once it can be estimated. */
    left: (job: Job, now: number): string => {
      const part = partOf(job);
      if (job.startedAt === null || part < 0.02) return '';
      const ms = ((now - Date.parse(job.startedAt)) / part) * (1 - part);
      const seconds = Math.max(1, Math.round(ms / 1000));
      return seconds < 90
        ? t('left.seconds', { n: seconds })
        : t('left.minutes', { n: Math.round(seconds / 60) });
    },
  };
};

/** The finished share, 0 to 1. */
export const partOf = (job: Job): number => (job.total ? Math.min(1, job.done / job.total) : 0);
