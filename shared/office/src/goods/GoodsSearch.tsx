import { Button, media, MoneyText, Picture, TextField } from '@mall/ui';
import { Plus, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDebouncedValue } from '../useDebouncedValue.ts';
import { type FoundSku, mostGoods, type UseGoods, useShopGoods } from './use-goods.ts';

type GoodsSearchProps = {
  disabled: boolean;
  /** Goods that the offer has already. */
  taken: readonly string[];
  onAdd: (sku: FoundSku) => void;
  /** Instead of the search, for a role that may not see goods. */
  closed: string;
  /** Of another seller than a shop. */
  useGoods?: UseGoods;
  /** Other ways to add a line. */
  children?: ReactNode;
};

/** Finds the seller's goods, at the seller's price, to add them to an offer or an order. */
export function GoodsSearch({
  disabled,
  taken,
  onAdd,
  closed,
  useGoods = useShopGoods,
  children,
}: GoodsSearchProps) {
  const { t } = useTranslation('goodsSearch');
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed.trim());
  const goods = useGoods(keyword);
  const maySee = goods !== 'closed';
  const found = keyword === '' || !maySee ? [] : (goods ?? []).slice(0, mostGoods);
  return (
    <Box>
      <Line>
        {maySee && (
          <TextField
            label={t('find')}
            hideLabel
            type="search"
            placeholder={t('find')}
            autoComplete="off"
            disabled={disabled}
            before={<Search size={16} strokeWidth={1.75} aria-hidden />}
            value={typed}
            onChange={setTyped}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault(); // not yet the offer
            }}
          />
        )}
        {children}
      </Line>
      {!maySee && <small>{closed}</small>}
      {keyword !== '' && goods !== undefined && maySee && found.length === 0 && (
        <p role="status">{t('nothing')}</p>
      )}
      {found.length > 0 && (
        <ul aria-label={t('found')}>
          {found.map((sku) => (
            <li key={sku.skuId}>
              <Picture src={sku.image === '' ? null : sku.image} alt="" width={40} height={40} sizes="40px" />
              <span>
                <b>{sku.name}</b>
                <small>{[sku.specText, t('stock', { count: sku.stock })].filter(Boolean).join(' · ')}</small>
              </span>
              <MoneyText amount={sku.price} decimals="always" />
              <Button
                size="small"
                aria-label={t('add', { name: `${sku.name} ${sku.specText}`.trim() })}
                disabled={disabled || taken.includes(sku.skuId)}
                icon={<Plus size={14} aria-hidden />}
                onClick={() => onAdd(sku)}
              >
                {t(taken.includes(sku.skuId) ? 'added' : 'take')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  small { color: var(--text-muted); font-size: var(--o-xs); }
  > ul { max-height: 260px; overflow: auto; border: 1px solid var(--line); border-radius: var(--o-radius); }
  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-2) var(--space-3);
  }
  li + li { border-top: 1px solid var(--o-line-soft); }
  li > :nth-child(2) { display: grid; min-width: 0; }
  b { overflow: hidden; font-weight: var(--weight-strong); text-overflow: ellipsis; }
  ${media.phone} { li { grid-template-columns: 40px minmax(0, 1fr) auto; } li > :nth-child(3) { grid-column: 2; grid-row: 2; } }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-flow: column; /* a search alone takes the whole line */
  gap: var(--space-2);
  align-items: start;

  ${media.phone} { grid-auto-flow: row; }
`;
