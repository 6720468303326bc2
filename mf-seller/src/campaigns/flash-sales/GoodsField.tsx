import { PiecePicker } from '@mall/office/drafts';
import { useQueryOf } from '@mall/platform';
import { Button, Notice, Skeleton } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { shopPieces } from '../../shop-pieces.ts';
import { GoodsFacts } from './GoodsFacts.tsx';

const pieces = { ...shopPieces, own: true };

type Props = {
  value: string;
  error: string | undefined;
  onChange: (skuId: string) => void;
  /** At what price it would be sold, in minor units. */
  price: number | undefined;
  /** When, and in which flash sale: others with the same SKU are shown. */
  from: string | null;
  to: string | null;
  except: string | undefined;
};

/** The SKU of a flash sale, one of the shop's own goods, with its price and what else sells it meanwhile. */
export function GoodsField({ value, error, onChange, price, from, to, except }: Props) {
  const { t } = useTranslation('shopCampaigns');
  const [picking, setPicking] = useState(false);
  const during = from === null || to === null || from >= to ? {} : { from, to };
  const { data, isError } = useQueryOf(
    'shopSeckill.goods',
    { skuId: value, ...during, ...(except === undefined ? {} : { except }) },
    { enabled: value !== '', quiet: true, placeholderData: (before) => before },
  );
  return (
    <Box role="group" aria-label={t('goods.title')}>
      {value !== '' && isError && <Notice tone="warning">{t('goods.gone')}</Notice>}
      {value !== '' && data === undefined && !isError && <Skeleton kind="block" height={64} />}
      {value !== '' && data !== undefined && !isError && <GoodsFacts {...data} price={price} state="draft" />}
      <div>
        <Button name="skuId" onClick={() => setPicking(true)}>
          {t(value === '' ? 'goods.choose' : 'goods.change')}
        </Button>
        {error !== undefined && <em role="alert">{error}</em>}
      </div>
      {picking && (
        <PiecePicker
          source={pieces}
          title={t('goods.choose')}
          onPick={([skuId]) => skuId !== undefined && onChange(skuId)}
          onClose={() => setPicking(false)}
        />
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  > div:last-of-type { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: center; }
  em { color: var(--danger); font-size: var(--o-s); font-style: normal; }
`;
