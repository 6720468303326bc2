import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { media, SummaryRows, TextLink, useFormat } from '@mall/ui';
import { Card, Loaded, MemberPage } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PromoterOnly } from '../PromoterOnly.tsx';
import { LinkParts } from './LinkParts.tsx';

/** The promoter's data and their link to the mall. */
export function InfoScreen() {
  const { t } = useTranslation('distribution');
  return (
    <MemberPage title={t('info.title')}>
      <PromoterOnly>
        <Box>
          <h2>{t('dashboard.link')}</h2>
          <p>{t('info.linkText')}</p>
          <LinkParts />
        </Box>
        <Who />
      </PromoterOnly>
    </MemberPage>
  );
}

function Who() {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const user = useQueryOf('distribution.user', {}, { quiet: true });
  const progress = useQueryOf('promoter.progress', {}, { quiet: true });
  const since = progress.data?.steps.find(({ is }) => is === 'approved')?.at;
  const parent = progress.data?.parent ?? null;
  return (
    <Box>
      <h2>{t('info.data')}</h2>
      <Loaded read={user}>
        {({ realName, level, customers, team }) => (
          <SummaryRows
            rows={[
              { id: 'name', label: t('apply.realName'), content: realName },
              { id: 'level', label: t('info.level'), note: t('info.levelNote'), content: level },
              ...(since === undefined
                ? []
                : [{ id: 'since', label: t('info.since'), content: format.date(since) }]),
              ...(parent === null ? [] : [{ id: 'parent', label: t('status.parent'), content: parent }]),
              {
                id: 'customers',
                label: t('info.customers'),
                content: (
                  <TextLink to={`${promotionPaths.team()}?list=customers`}>
                    {format.number(customers)}
                  </TextLink>
                ),
              },
              {
                id: 'team',
                label: t('info.team'),
                content: <TextLink to={promotionPaths.team()}>{format.number(team)}</TextLink>,
              },
            ]}
          />
        )}
      </Loaded>
    </Box>
  );
}

const Box = styled(Card)`
  padding: var(--space-5);

  h2 { margin-bottom: var(--space-3); font-size: var(--step-ui); }
  > p { margin-bottom: var(--space-4); color: var(--text-muted); font-size: var(--step--1); }
  ${media.phone} { padding: var(--space-4); }
`;
