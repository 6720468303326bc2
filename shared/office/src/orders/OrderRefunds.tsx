import { Button, Picture, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ReadOrder, Side } from './order.ts';
import { RefundDialog } from './RefundDialog.tsx';

type Refund = ReadOrder['refunds'][number];

type OrderRefundsProps = {
  of: Side;
  order: ReadOrder;
  may: May;
};

/** Whether the user may decide, and how the buttons of the decision look. */
type May = {
  decide: boolean;
  /** Why the buttons are off for who may not decide; without it there are none. */
  notBecause?: string;
  /** A page has one primary button: the order's next step, if there is one. */
  primary: boolean;
};

/** The buyer's refund requests, and the decision about them. */
export function OrderRefunds({ of, order, may }: OrderRefundsProps) {
  const { t } = useTranslation('orderParts');
  const [asked, setAsked] = useState<{ id: string; decision: 'approve' | 'reject' }>();
  // Once anybody has decided, there is nothing left to decide.
  const open = order.refunds.find(({ id, actions }) => id === asked?.id && actions.includes('approve'));
  return (
    <OfficeCard title={t('refund.title')}>
      {order.refunds.map((refund) => (
        <Request
          key={refund.id}
          refund={refund}
          order={order}
          may={may}
          onDecide={(decision) => setAsked({ id: refund.id, decision })}
        />
      ))}
      {open && asked && (
        <RefundDialog
          key={open.id + asked.decision}
          of={of}
          refund={open}
          decision={asked.decision}
          onClose={() => setAsked(undefined)}
        />
      )}
    </OfficeCard>
  );
}

type RequestProps = {
  refund: Refund;
  order: ReadOrder;
  may: May;
  onDecide: (decision: 'approve' | 'reject') => void;
};

function Request({ refund, order, may, onDecide }: RequestProps) {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  const offered = may.decide || may.notBecause !== undefined;
  const whatOf = ({ kind, qty }: Refund, name = '') =>
    kind === 'line' ? `${name} × ${qty}` : t(`refund.kind.${kind}`, { name });
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  const line = order.lines.find(({ id }) => id === refund.lineId);
  const less = refund.amount < refund.due;
  return (
    <Slip>
      <KeyValues
        entries={[
          { id: 'what', name: t('refund.what'), value: whatOf(refund, line?.name) },
          ...(less ? [{ id: 'asked', name: t('refund.asked'), value: money(refund.due) }] : []),
          { id: 'amount', name: t(less ? 'refund.given' : 'amount'), value: money(refund.amount) },
          { id: 'state', name: t('state'), value: t(`refund.state.${refund.status}`) },
          ...(refund.kind === 'late'
            ? []
            : [
                {
                  id: 'reason',
                  name: t('refund.reason'),
                  value: t(`refund.reasons.${refund.reason}`, { defaultValue: refund.reason }),
                },
              ]),
          ...(refund.note === '' ? [] : [{ id: 'note', name: t('refund.note'), value: refund.note }]),
          ...(refund.answer === '' ? [] : [{ id: 'answer', name: t('refund.answer'), value: refund.answer }]),
          { id: 'at', name: t('at'), value: format.dateTime(refund.at) },
        ]}
      />
      {refund.photos.length > 0 && (
        <Photos>
          {refund.photos.map((url) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <Picture src={url} alt={t('refund.photo')} width={64} height={64} sizes="64px" kind="photo" />
            </a>
          ))}
        </Photos>
      )}
      {offered && refund.actions.includes('approve') && (
        <Buttons>
          {(['reject', 'approve'] as const).map((decision) => (
            <Button
              key={decision}
              tone={decision === 'approve' && may.primary ? 'primary' : undefined}
              disabled={!may.decide}
              title={may.decide ? undefined : may.notBecause}
              onClick={() => onDecide(decision)}
            >
              {t(`refund.${decision}`)}
            </Button>
          ))}
        </Buttons>
      )}
    </Slip>
  );
}

const Slip = styled.div`
  display: grid;
  gap: var(--space-3);

  & + & { margin-top: var(--space-4); padding-top: var(--space-4); border-top: 1px solid var(--line); }
  > dl { max-width: 380px; } /* names and values stay near each other */
`;

const Photos = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
