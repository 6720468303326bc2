import type { Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { typedPercent } from '../../numbers.ts';
import type { Rate } from './useRates.ts';

/** What a rate is of, in words. */
export const useRateName = () => {
  const { t } = useTranslation('mallPromoters');
  return ({ of }: Pick<Rate, 'of'>): string =>
    of === 'usual' ? t('rates.usual') : t('levelOf', { level: of });
};

export const rateColumns: readonly Column<Rate, ParseKeys<'mallPromoters'>>[] = [
  { id: 'of', header: 'rates.of', cell: (rate) => <Name rate={rate} /> },
  {
    id: 'first',
    header: 'rates.first',
    align: 'end',
    cell: ({ first }) => `${typedPercent(first)} %`,
    width: '180px',
    card: 'line',
  },
  {
    id: 'second',
    header: 'rates.second',
    align: 'end',
    cell: ({ second }) => `${typedPercent(second)} %`,
    width: '180px',
    card: 'line',
  },
];

function Name({ rate }: { rate: Rate }) {
  const { t } = useTranslation('mallPromoters');
  const name = useRateName()(rate);
  return (
    <span>
      {name}
      {!rate.own && <Quiet> · {t('rates.likeUsual')}</Quiet>}
    </span>
  );
}

const Quiet = styled.small`color: var(--text-muted);`;
