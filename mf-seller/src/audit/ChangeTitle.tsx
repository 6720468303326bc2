import type { AuditArea } from '@mall/contract/core/audit';
import { officePaths } from '@mall/contract/seller/office-paths';
import { TextLink } from '@mall/ui';
import { ReceiptText, Settings, ShieldCheck, Tag, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from './useChanges.ts';

export const iconOf: Record<AuditArea, ReactNode> = {
  price: <Tag aria-hidden />,
  order: <ReceiptText aria-hidden />,
  staff: <Users aria-hidden />,
  role: <ShieldCheck aria-hidden />,
  setting: <Settings aria-hidden />,
};

/** Who did what to what; an order links to its page. */
export function ChangeTitle({ change }: { change: Change }) {
  const { t } = useTranslation('audit');
  return (
    <>
      <b>{change.actor?.name ?? t('mall')}</b> · {change.title}
      {change.about !== '' && (
        <>
          {' · '}
          {change.orderId === null ? (
            change.about
          ) : (
            <TextLink to={`${officePaths.orders()}?orderId=${change.orderId}`}>{change.about}</TextLink>
          )}
        </>
      )}
    </>
  );
}
