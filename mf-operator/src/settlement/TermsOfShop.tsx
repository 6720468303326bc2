import { TermsCard, useTermsText } from '@mall/office/settlement';
import { useQueryOf } from '@mall/platform';
import { Skeleton, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';

/** The terms in force, and those that are to come. */
export function TermsOfShop({ shopId }: { shopId: string }) {
  const { t } = useTranslation('mallSettlement');
  const format = useFormat();
  const text = useTermsText();
  const { data } = useQueryOf('mallSettlement.terms', { shopId });
  if (data === undefined) return <Skeleton kind="block" height={200} />;
  return (
    <TermsCard terms={data.now}>
      {data.coming.map((terms) => (
        <p key={terms.id}>
          {t('terms.coming', {
            date: format.date(terms.validFrom ?? '', 'medium'),
            terms: [text.fee(terms), text.shares(terms), text.payable(terms), text.second(terms)].join(' · '),
          })}
        </p>
      ))}
    </TermsCard>
  );
}
