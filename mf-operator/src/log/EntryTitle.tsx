import type { LogArea } from '@mall/contract/operator/log-areas';
import { Megaphone, ReceiptText, Store, Tag, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from './useLog.ts';

export const iconOf: Record<LogArea, ReactNode> = {
  shop: <Store aria-hidden />,
  order: <ReceiptText aria-hidden />,
  goods: <Tag aria-hidden />,
  people: <Users aria-hidden />,
  campaign: <Megaphone aria-hidden />,
  money: <Wallet aria-hidden />,
};

/** Who did what to what, and in which shop. */
export function EntryTitle({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation('operatorLog');
  const where = [entry.about, entry.shop?.name ?? ''].filter((one) => one !== '');
  return (
    <>
      <b>{entry.actor?.name ?? t('mall')}</b> · {[entry.title, ...where].join(' · ')}
    </>
  );
}
