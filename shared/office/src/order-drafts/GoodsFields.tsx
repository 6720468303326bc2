import type { Output } from '@mall/contract/operations';
import { orderDraftLimits as limits } from '@mall/contract/trade/order-draft';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GoodsSearch } from '../goods/GoodsSearch.tsx';
import type { FoundSku } from '../goods/use-goods.ts';
import { useOrderDraftDesk } from './desk.ts';
import { GoodsLine } from './GoodsLine.tsx';
import type { DraftFormState } from './useDraftForm.ts';

type GoodsFieldsProps = { form: DraftFormState; price: Output<'orderDraft.price'> | undefined };

/** The goods, found among those of the seller, and how many of each. */
export function GoodsFields({ form, price }: GoodsFieldsProps) {
  const { t } = useTranslation('orderDrafts');
  const { useGoods } = useOrderDraftDesk();
  const { lines } = form.values;
  const add = ({ skuId, name, specText, image }: FoundSku) =>
    form.set({ lines: [...lines, { skuId, name, specText, image, qty: '1' }] });
  return (
    <OfficeCard title={t('goods.title')}>
      <Stack>
        {lines.length === 0 ? (
          <p>{t('goods.none')}</p>
        ) : (
          <ul aria-label={t('goods.title')}>
            {lines.map((line) => (
              <GoodsLine
                key={line.skuId}
                line={line}
                priced={price?.lines.find(({ skuId }) => skuId === line.skuId)}
                onChange={(qty) =>
                  form.set({ lines: lines.map((one) => (one === line ? { ...line, qty } : one)) })
                }
                onRemove={() => form.set({ lines: lines.filter((one) => one !== line) })}
              />
            ))}
          </ul>
        )}
        <GoodsSearch
          disabled={lines.length >= limits.maxLines}
          taken={lines.map(({ skuId }) => skuId)}
          useGoods={useGoods}
          closed={t('goods.closed')}
          onAdd={add}
        />
      </Stack>
    </OfficeCard>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > p { color: var(--text-muted); }
`;
