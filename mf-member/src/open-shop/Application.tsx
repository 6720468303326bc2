import { paths } from '@mall/contract/core/paths';
import type { Output } from '@mall/contract/operations';
import { isOpenApplication } from '@mall/contract/core/application';
import { toast, useMutationOf } from '@mall/platform';
import { Button, ButtonLink, ConfirmDialog, media, Notice, Picture, SummaryRows, useFormat } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { countryName } from './country-options.ts';

type Mine = Output<'application.mine'>;
type Props = { mine: Mine; application: NonNullable<Mine['application']>; onAgain: () => void };

const tones = {
  new: 'info',
  talk: 'info',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'info',
} as const;

/** What became of an application, what it said, and what its member may do now. */
export function Application({ mine, application, onAgain }: Props) {
  const { t, i18n } = useTranslation('openShop');
  const format = useFormat();
  const { state, reason, shop, licence } = application;
  const mayAgain = !isOpenApplication(state) && state !== 'accepted' && mine.againAt === null;
  const next =
    state === 'accepted' ? (
      <ButtonLink to={paths.sellerOverview()}>{t('toOffice')}</ButtonLink>
    ) : mayAgain ? (
      <Button onClick={onAgain}>{t('again')}</Button>
    ) : undefined;
  const row = (id: 'company' | 'contact' | 'storeName') => ({
    id,
    label: t(`field.${id}`),
    content: application[id],
  });
  return (
    <>
      <Notice tone={tones[state]} action={next}>
        {t(`state.${state}`, { reason, shop: shop?.name, code: shop?.code, mobile: mine.mobile })}{' '}
        {mine.againAt !== null && t('againAt', { at: format.dateTime(mine.againAt) })}
      </Notice>
      <Facts>
        <h2>{t('asked', { date: format.date(application.at) })}</h2>
        <SummaryRows
          rows={[
            row('company'),
            row('contact'),
            {
              id: 'country',
              label: t('field.country'),
              content: countryName(application.country, i18n.language),
            },
            row('storeName'),
            {
              id: 'licence',
              label: t('field.licence'),
              content: (
                <Picture src={licence} alt={t('field.licence')} width={160} height={120} kind="photo" />
              ),
            },
          ]}
        />
        <p>{application.sells}</p>
        {isOpenApplication(state) && <TakeBack application={application} />}
      </Facts>
    </>
  );
}

/** It can be sent again at once, so the question is short. */
function TakeBack({ application: { id, version } }: Pick<Props, 'application'>) {
  const { t } = useTranslation('openShop');
  const [asking, setAsking] = useState(false);
  const withdraw = useMutationOf('application.withdraw', {
    refreshes: ['application.mine'],
    onSuccess: () => toast.success(t('takenBack')),
    onSettled: () => setAsking(false),
  });
  return (
    <div>
      <Button tone="ghost" onClick={() => setAsking(true)}>
        {t('takeBack')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('takeBackTitle')}
        confirmLabel={t('takeBack')}
        busy={withdraw.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate({ id, version })}
      >
        <p>{t('takeBackMeans')}</p>
      </ConfirmDialog>
    </div>
  );
}

const Facts = styled(Card)`
  display: grid;
  gap: var(--space-3);
  max-width: 720px; /* read in one column, as the form */
  padding: var(--space-5);

  h2 { font-size: var(--step-ui); }
  dd { overflow-wrap: anywhere; }
  > p {
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
    color: var(--text-muted);
    font-size: var(--step--1);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ${media.phone} { padding: var(--space-4); }
`;
