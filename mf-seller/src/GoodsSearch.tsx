import { useDebouncedValue } from '@mall/office';
import { useMay, useQueryOf } from '@mall/platform';
import { Button, media, MoneyText, Picture, TextField } from '@mall/ui';
import { Plus, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export type FoundSku = {
  skuId: string;
  name: string;
  specText: string;
  image: string;
  price: number;
  stock: number;
};
type GoodsSearchProps = {
  disabled: boolean;
  /** Goods that the offer has already. */
  taken: readonly string[];
  onAdd: (sku: FoundSku) => void;
  /** Instead of the search, for a role that may not see goods. */
  closed: string;
  /** Other ways to add a line. */
  children?: ReactNode;
};

const most = 12;

/** Finds the shop's goods, at the shop's price, to add them to an offer or an order. */
export function GoodsSearch({ disabled, taken, onAdd, closed, children }: GoodsSearchProps) {
  const { t } = useTranslation('seller');
  const maySee = useMay('goods.view');
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed.trim());
  const { data } = useQueryOf(
    'shopGoods.list',
    { keyword, state: 'onSale', page: 1, size: most },
    { enabled: maySee && keyword !== '', placeholderData: (before) => before, staleTime: 30_000 },
  );
  const found = keyword === '' ? [] : (data?.list ?? []).flatMap(skusOf).slice(0, most);
  return (
    <Box>
      <Line>
        {maySee && (
          <TextField
            label={t('goodsSearch.find')}
            hideLabel
            type="search"
            placeholder={t('goodsSearch.find')}
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
      {keyword !== '' && data !== undefined && found.length === 0 && (
        <p role="status">{t('goodsSearch.nothing')}</p>
      )}
      {found.length > 0 && (
        <ul aria-label={t('goodsSearch.found')}>
          {found.map((sku) => (
            <li key={sku.skuId}>
              <Picture src={sku.image === '' ? null : sku.image} alt="" width={40} height={40} sizes="40px" />
              <span>
                <b>{sku.name}</b>
                <small>
                  {[sku.specText, t('goodsSearch.stock', { count: sku.stock })].filter(Boolean).join(' · ')}
                </small>
              </span>
              <MoneyText amount={sku.price} decimals="always" />
              <Button
                size="small"
                aria-label={t('goodsSearch.add', { name: `${sku.name} ${sku.specText}`.trim() })}
                disabled={disabled || taken.includes(sku.skuId)}
                icon={<Plus size={14} aria-hidden />}
                onClick={() => onAdd(sku)}
              >
                {t(taken.includes(sku.skuId) ? 'goodsSearch.added' : 'goodsSearch.take')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

type Goods = {
  name: string;
  image: string;
  skus: readonly { skuId: string; specText: string; image: string; shopPrice: number; stock: number }[];
};
const skusOf = ({ name, image, skus }: Goods): FoundSku[] =>
  skus.map((sku) => ({
    skuId: sku.skuId,
    name,
    specText: sku.specText,
    image: sku.image || image,
    price: sku.shopPrice,
    stock: sku.stock,
  }));

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
  li > span { display: grid; min-width: 0; }
  b { overflow: hidden; font-weight: var(--weight-strong); text-overflow: ellipsis; }
  ${media.phone} { li { grid-template-columns: 40px minmax(0, 1fr) auto; } li > :nth-child(3) { grid-column: 2; grid-row: 2; } }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: start;

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
