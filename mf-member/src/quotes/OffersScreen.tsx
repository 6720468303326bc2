import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { page as limits } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { ConfirmDialog, EmptyMessage } from '@mall/ui';
import { MemberPage, PagedList, pageOf } from '@mall/ui/member';
import { type Offer, OfferCard } from './OfferCard.tsx';

/**
 * Shops' offers to the member, for purchase requests and with rooms that the shops designed: to accept as an
 * order, or to decline.
 */
export function OffersScreen() {
  const { t } = useTranslation('offers');
  const [search] = useSearchParams();
  const page = pageOf(search);
  const [declining, setDeclining] = useState<Offer>();
  const offers = useQueryOf(
    'quote.list',
    { page, size: limits.size },
    { placeholderData: keepPreviousData, quiet: true },
  );
  const decline = useMutationOf('quote.decline', {
    refreshes: ['quote.list', 'purchaseRequest.list'],
    onSuccess: () => toast.success(t('declined')),
    onSettled: () => setDeclining(undefined),
  });
  return (
    <MemberPage title={t('title')} note={!!offers.data?.open && t('open', { count: offers.data.open })}>
      <PagedList
        read={offers}
        page={page}
        size={limits.size}
        empty={
          <EmptyMessage
            panel
            art="lamp"
            title={t('empty.title')}
            reason={t('empty.reason')}
            action={{ label: t('empty.action'), to: paths.wantBuy() }}
          />
        }
      >
        {(list) => (
          <List aria-busy={offers.isPlaceholderData}>
            {list.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} onDecline={() => setDeclining(offer)} />
              </li>
            ))}
          </List>
        )}
      </PagedList>
      <ConfirmDialog
        open={declining !== undefined}
        title={t('ask.title')}
        confirmLabel={t('decline')}
        cancelLabel={t('ask.no')}
        danger
        busy={decline.isPending}
        onConfirm={() => declining && decline.mutate({ id: declining.id })}
        onClose={() => setDeclining(undefined)}
      >
        <p>{t('ask.text')}</p>
      </ConfirmDialog>
    </MemberPage>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);

  &[aria-busy='true'] { opacity: 0.6; }
`;
