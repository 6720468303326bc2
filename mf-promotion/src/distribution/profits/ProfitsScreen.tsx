import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { ButtonLink } from '@mall/ui';
import { Loaded, MemberPage } from '@mall/ui/member';
import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyOwnLink } from '../links/CopyOwnLink.tsx';
import { Balances } from '../Balances.tsx';
import { PromoterOnly } from '../PromoterOnly.tsx';
import { Profits } from './Profits.tsx';

/** A promoter's earnings, each amount with its explanation. */
export function ProfitsScreen() {
  const { t } = useTranslation('distribution');
  return (
    <MemberPage
      title={t('profit.title')}
      note={t('profit.lead')}
      actions={
        <>
          <CopyOwnLink />
          <ButtonLink
            tone="primary"
            to={promotionPaths.withdraw()}
            icon={<Banknote size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t('withdraw.open')}
          </ButtonLink>
        </>
      }
    >
      <PromoterOnly>
        <Content />
      </PromoterOnly>
    </MemberPage>
  );
}

function Content() {
  const earnings = useQueryOf('earnings.mine', {}, { quiet: true });
  return (
    <>
      <Loaded read={earnings} skeleton="block">
        {(mine) => <Balances earnings={mine} />}
      </Loaded>
      <Profits />
    </>
  );
}
