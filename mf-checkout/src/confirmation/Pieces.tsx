import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { promisedDay } from '@mall/contract/trade/promise';
import { useFormat } from '@mall/ui';
import { Block } from '../Block.tsx';
import { PackageGroup } from './PackageGroup.tsx';
import { Piece } from './Piece.tsx';
import type { Preview } from './usePreview.ts';

/** The ordered goods, packages as groups, and under each piece the receipt of its price. */
export function Pieces({ preview: { lines, packages, promise } }: { preview: Preview }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const singles = lines.filter(({ packageIdx }) => packageIdx === null);
  return (
    <Block title={t('confirm.pieces')}>
      {packages.map((whole, idx) => (
        <PackageGroup
          key={whole.key}
          whole={whole}
          lines={lines.filter(({ packageIdx }) => packageIdx === idx)}
        />
      ))}
      <ul>
        {singles.map((line, at) => (
          <Piece key={line.skuId ?? at} line={line} />
        ))}
      </ul>
      <Promised>
        <Truck size={20} strokeWidth={1.5} aria-hidden />
        {t('confirm.promise', { day: format.date(promisedDay(promise), 'weekday') })}
      </Promised>
    </Block>
  );
}

const Promised = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-top: var(--space-3);
  font-size: var(--step--1);
`;
