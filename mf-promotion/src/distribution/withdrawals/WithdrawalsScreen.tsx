import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { ButtonLink } from '@mall/ui';
import { MemberPage, pageOf } from '@mall/ui/member';
import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { sourceOf } from './source.ts';
import { Withdrawals } from './Withdrawals.tsx';

/** The requested withdrawals, and the state of each. */
export function WithdrawalsScreen() {
  const { t } = useTranslation('distribution');
  const [search] = useSearchParams();
  const source = sourceOf(search);
  return (
    <MemberPage
      title={t(`withdrawals.title.${source}`)}
      actions={
        <ButtonLink
          tone="primary"
          to={promotionPaths.withdraw({ source })}
          icon={<Banknote size={16} strokeWidth={1.5} aria-hidden />}
        >
          {t('withdraw.open')}
        </ButtonLink>
      }
    >
      <Withdrawals
        source={source}
        page={pageOf(search)}
        hrefOf={(page) => `?source=${source}&page=${page}`}
      />
    </MemberPage>
  );
}
