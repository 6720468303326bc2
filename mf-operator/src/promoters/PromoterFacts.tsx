import type { PromoterPart } from '@mall/contract/operator/platform-promoters';
import { Notice, TextLink, Timeline, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { MaskedPart } from './MaskedPart.tsx';
import { Level } from './promoter-columns.tsx';
import { type PromoterDetail, useAddress } from './usePromoters.ts';

/** Who a promoter is, who brought them, and why they want to promote. */
export function PromoterFacts({ promoter }: { promoter: PromoterDetail }) {
  const { t } = useTranslation('mallPromoters');
  const format = useFormat();
  const { linkTo } = useAddress();
  const maySeeMembers = useMayOperate('member.view');
  const { userId, name, above } = promoter;
  const masked = (what: PromoterPart, value: string | null) =>
    value === null ? null : <MaskedPart userId={userId} what={what} masked={value} />;
  return (
    <OfficeCard title={t('facts')}>
      {promoter.rejectReason !== '' && (
        <Notice tone="warning">{t('because', { reason: promoter.rejectReason })}</Notice>
      )}
      <KeyValues
        entries={[
          {
            id: 'member',
            name: t('fact.member'),
            value: maySeeMembers ? (
              <TextLink to={`/operator/members?memberId=${userId}`}>{name}</TextLink>
            ) : (
              name
            ),
          },
          { id: 'mobile', name: t('fact.mobile'), value: promoter.mobile },
          { id: 'realName', name: t('fact.realName'), value: masked('realName', promoter.realName) },
          { id: 'contact', name: t('fact.contact'), value: masked('contact', promoter.contact) },
          { id: 'code', name: t('column.code'), value: promoter.code },
          { id: 'level', name: t('column.level'), value: <Level level={promoter.level} /> },
          {
            id: 'above',
            name: t('column.above'),
            value: above === null ? t('nobody') : <TextLink to={linkTo(above.userId)}>{above.name}</TextLink>,
          },
          { id: 'applied', name: t('column.applied'), value: format.dateTime(promoter.appliedAt, 'medium') },
          { id: 'why', name: t('fact.why'), value: promoter.reason },
        ]}
      />
    </OfficeCard>
  );
}

/** What was decided, the latest first. */
export function WhatWasDecided({ steps }: Pick<PromoterDetail, 'steps'>) {
  const { t } = useTranslation('mallPromoters');
  const format = useFormat();
  return (
    <OfficeCard title={t('steps')}>
      <Timeline
        label={t('steps')}
        entries={steps.toReversed().map(({ id, at, is, by, note }) => ({
          id,
          title: t(`step.${is}`),
          note: [by, note].filter((one) => one !== null && one !== '').join(' · '),
          time: format.dateTime(at, 'short'),
        }))}
      />
    </OfficeCard>
  );
}
