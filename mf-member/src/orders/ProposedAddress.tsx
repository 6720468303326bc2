import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { toast, useMutationOf } from '@mall/platform';
import { Button, Notice } from '@mall/ui';
import { addressChanges, refreshLate } from './address-changes.ts';

type ProposedAddressProps = { proposal: NonNullable<Output<'order.detail'>['proposedAddress']> };

/** Another address, which counts only when the buyer agrees. */
export function ProposedAddress({ proposal: { id, address, note } }: ProposedAddressProps) {
  const { t } = useTranslation('member');
  const answer = useMutationOf('order.answerAddress', {
    refreshes: addressChanges,
    onSuccess: (_done, { answer: said }) =>
      toast.success(t(said === 'agree' ? 'detail.proposal.agreed' : 'detail.proposal.declined')),
    onError: refreshLate,
  });
  const { name, phone, province, city, district, detail } = address;
  return (
    <Notice tone="warning">
      <Words>
        <b>{t('detail.proposal.title')}</b>
        <p>{note}</p>
        <address>
          {name} <span>{phone}</span>
          <br />
          {[province, city, district, detail].join(' ')}
        </address>
        <p>{t('detail.proposal.lead')}</p>
        <footer>
          <Button
            tone="primary"
            busy={answer.isPending}
            onClick={() => answer.mutate({ id, answer: 'agree' })}
          >
            {t('detail.proposal.agree')}
          </Button>
          <Button disabled={answer.isPending} onClick={() => answer.mutate({ id, answer: 'decline' })}>
            {t('detail.proposal.decline')}
          </Button>
        </footer>
      </Words>
    </Notice>
  );
}

const Words = styled.div`
  display: grid;
  gap: var(--space-2);

  > p, > address { overflow-wrap: anywhere; font-style: normal; }
  > address { font-weight: var(--weight-strong); }
  > address > span { font-variant-numeric: tabular-nums; }
  > footer { display: flex; flex-wrap: wrap; gap: var(--space-2); }
`;
