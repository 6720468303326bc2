import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { ButtonLink, EmptyMessage, useFormat } from '@mall/ui';
import { Loaded, MemberPage } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { sourceOf } from './source.ts';
import { hindrance } from './withdraw-draft.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

/**
 * Requests a withdrawal of earnings. When something prevents it, the reason replaces a form that could only
 * be refused.
 */
export function WithdrawScreen() {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const [search] = useSearchParams();
  const source = sourceOf(search);
  const terms = useQueryOf('withdrawal.terms', {}, { quiet: true, refetchOnWindowFocus: false });
  const security = useQueryOf('account.security', {}, { quiet: true, enabled: terms.data !== undefined });
  return (
    <MemberPage
      title={t(`withdraw.title.${source}`)}
      actions={<ButtonLink to={promotionPaths.withdrawals({ source })}>{t('withdrawals.open')}</ButtonLink>}
    >
      <Loaded read={terms} skeleton="block">
        {(asked) => {
          const why = hindrance(asked, source);
          if (why === undefined)
            return (
              <Loaded read={security} skeleton="block">
                {({ mobile, hasPassword }) => (
                  <WithdrawForm source={source} terms={asked} mobile={mobile} hasPassword={hasPassword} />
                )}
              </Loaded>
            );
          return (
            <EmptyMessage
              panel
              art="lamp"
              title={t(`withdraw.cannot.${why}.title`)}
              reason={t(`withdraw.cannot.${why}.reason`, {
                least: format.money(asked.least, { decimals: 'always' }),
                available: format.money(asked.available[source], { decimals: 'always' }),
              })}
              action={
                why === 'little' && source === 'commission'
                  ? { label: t('profit.open'), to: promotionPaths.profits() }
                  : { label: t('withdrawals.open'), to: promotionPaths.withdrawals({ source }) }
              }
            />
          );
        }}
      </Loaded>
    </MemberPage>
  );
}
