import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { copyLink, useQueryOf } from '@mall/platform';
import { Button, Notice, Tabs } from '@mall/ui';
import { Card, MemberPage, pageOf } from '@mall/ui/member';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PromoterOnly } from '../PromoterOnly.tsx';
import { Customers } from './Customers.tsx';
import { Team } from './Team.tsx';

const tabs = ['team', 'customers'] as const;

/** The promoter's team and customers; without phone numbers, and with names in part. */
export function TeamScreen() {
  const { t } = useTranslation('distribution');
  return (
    <MemberPage title={t('team.title')} actions={<Invite />}>
      <PromoterOnly>
        <Notice>{t('team.rule')}</Notice>
        <People />
      </PromoterOnly>
    </MemberPage>
  );
}

function Invite() {
  const { t } = useTranslation('distribution');
  const links = useQueryOf('promoter.links', {}, { quiet: true });
  if (links.data === undefined) return null;
  const { code, shareUrl } = links.data;
  const url = new URL(promotionPaths.apply({ inviter: code }), shareUrl).href;
  return (
    <Button icon={<UserPlus size={16} strokeWidth={1.5} aria-hidden />} onClick={() => void copyLink(url)}>
      {t('team.invite')}
    </Button>
  );
}

function People() {
  const { t } = useTranslation('distribution');
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((known) => known === search.get('list')) ?? 'team';
  const page = pageOf(search);
  const hrefOf = (to: number) => `?list=${tab}&page=${to}`;
  return (
    <Box>
      <Tabs
        label={t('team.title')}
        tabs={tabs.map((id) => ({ id, label: t(`team.tab.${id}`) }))}
        value={tab}
        onChange={(list) => setSearch({ list })}
      >
        {tab === 'team' ? <Team page={page} hrefOf={hrefOf} /> : <Customers page={page} hrefOf={hrefOf} />}
      </Tabs>
    </Box>
  );
}

const Box = styled(Card)`
  padding: 0 var(--space-4) var(--space-4);
  font-size: var(--step--1);
`;
