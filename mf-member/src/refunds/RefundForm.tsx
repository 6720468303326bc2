import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { refund as limits } from '@mall/contract/core/limits';
import type { Output } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { refundReasons } from '@mall/contract/trade/refund';
import { toast, useKeptState, useMutationOf } from '@mall/platform';
import { Button, media, MoneyText, Notice, SelectField, TextArea, UploadField, useFormat } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { usePictures } from '../usePictures.ts';
import {
  emptyRefund,
  isUnsent,
  type RefundDraft,
  refundProblems,
  refundTotal,
  type Rest,
  returnableLines,
  toRequest,
} from './refund-draft.ts';
import { RefundLines } from './RefundLines.tsx';

/**
 * The pieces to refund, or the rest of an earlier refund, the reason, and pictures. The amount is computed like
 * the shop's and the server's.
 */
export function RefundForm({ order, rest }: { order: Output<'order.detail'>; rest?: Rest | undefined }) {
  const { t } = useTranslation('refunding');
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { currency: order.currency, decimals: 'always' });
  const navigate = useNavigate();
  const [draft, setDraft] = useKeptState<RefundDraft>(
    `refund.${rest?.id ?? order.id}`,
    emptyRefund(order, rest),
  );
  // An upload ends later than the render that started it, and must not undo what was typed meanwhile.
  const now = useRef(draft);
  now.current = draft;
  const change = (part: Partial<RefundDraft>) => setDraft({ ...now.current, ...part });
  const [tried, setTried] = useState(false);
  const pictures = usePictures(
    { kind: 'proof', max: limits.maxImages },
    draft.photos,
    (url) => change({ photos: [...now.current.photos, url] }),
    (url) => change({ photos: now.current.photos.filter((known) => known !== url) }),
  );
  const send = useMutationOf('refund.ask', {
    refreshes: ['order.list', 'order.detail'],
    onSuccess: async () => {
      toast.success(t('sent'));
      await navigate(paths.memberOrders({ orderId: order.id }));
    },
  });
  const problems = tried ? refundProblems(order, draft, rest) : [];
  return (
    <Form
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const request = toRequest(order, draft, rest);
        if (request !== undefined) send.mutate(request);
      }}
    >
      {rest !== undefined ? (
        <Notice>
          {t('rest', { asked: money(rest.due), given: money(rest.amount) })}
          {rest.answer !== '' && ` ${t('restAnswer', { answer: rest.answer })}`}
        </Notice>
      ) : isUnsent(order) ? (
        <Notice>{t('whole')}</Notice>
      ) : (
        <RefundLines
          lines={returnableLines(order, draft)}
          currency={order.currency}
          error={problems.includes('pieces') ? t('problem.pieces') : undefined}
          onChange={(lineId, qty) => change({ pieces: { ...draft.pieces, [lineId]: qty } })}
        />
      )}
      <SelectField
        label={t('reason')}
        empty={t('chooseReason')}
        options={refundReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={draft.reason}
        error={problems.includes('reason') ? t('problem.reason') : undefined}
        onChange={(reason) => change({ reason })}
      />
      <TextArea
        label={t('note')}
        optional
        hint={t('noteHint')}
        counter={limits.maxText}
        value={draft.note}
        onChange={(note) => change({ note })}
      />
      <UploadField label={t('photos')} optional {...pictures.field} />
      <Foot>
        <p>
          {t('total')}{' '}
          <MoneyText
            amount={refundTotal(order, draft, rest)}
            currency={order.currency}
            decimals="always"
            strong
          />
          <small>{t('rule')}</small>
        </p>
        <Button tone="primary" size="large" type="submit" busy={send.isPending || pictures.busy}>
          {t('send')}
        </Button>
      </Foot>
    </Form>
  );
}

const Form = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 720px; /* a form is read in one column */
  padding: var(--space-5) var(--space-4);
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);

  > p > span { font-size: var(--step-1); }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  ${media.phone} { > button { flex-grow: 1; } }
`;
