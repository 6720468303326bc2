import { packageLimits, type PackageSlot } from '@mall/contract/own-package';
import { useMay, useQueryOf } from '@mall/platform';
import {
  Button,
  Checkbox,
  Dialog,
  EmptyMessage,
  FailedSection,
  MoneyText,
  Notice,
  Picture,
  Skeleton,
} from '@mall/ui';
import { SearchField, TableFoot } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type PiecePickerProps = {
  slot: PackageSlot;
  name: string;
  onClose: () => void;
  onPick: (skuIds: readonly string[]) => void;
};

const size = 8;

/** SKUs that this shop sells, at its prices, found by their names; several at once. */
export function PiecePicker({ slot, name, onClose, onPick }: PiecePickerProps) {
  const { t } = useTranslation('ownPackages');
  const mayLook = useMay('goods.view');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({ keyword: '', page: 1 });
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { data, isError, isPlaceholderData, refetch } = useQueryOf(
    'product.select',
    { ...asked, size },
    { enabled: mayLook, placeholderData: (before) => before },
  );
  const there = new Set(slot.options.map(({ skuId }) => skuId));
  const full = there.size + taken.length >= packageLimits.options;
  const toggle = (skuId: string, on: boolean) =>
    setTaken(on ? [...taken, skuId] : taken.filter((one) => one !== skuId));
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('picker.title', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('picker.cancel')}</Button>
          <Button
            tone="primary"
            disabled={taken.length === 0}
            onClick={() => {
              onPick(taken);
              onClose();
            }}
          >
            {t('picker.take', { count: taken.length })}
          </Button>
        </>
      }
    >
      {!mayLook ? (
        <Notice tone="warning">{t('picker.noRight')}</Notice>
      ) : (
        <Found data-dim={isPlaceholderData || undefined}>
          <SearchField
            label={t('picker.find')}
            value={typed}
            onChange={setTyped}
            onSearch={(keyword) => setAsked({ keyword, page: 1 })}
          />
          {data === undefined ? (
            isError ? (
              <FailedSection onRetry={() => void refetch()} />
            ) : (
              <Skeleton kind="block" height={320} />
            )
          ) : data.list.length === 0 ? (
            <EmptyMessage title={t('picker.none')} reason={t('picker.noneReason')} />
          ) : (
            <ul aria-label={t('picker.found')}>
              {data.list.map((sku) => (
                <li key={sku.skuId}>
                  <Checkbox
                    label={
                      <Line>
                        <Picture src={sku.image ?? undefined} alt="" width={44} height={44} sizes="44px" />
                        <span>
                          <b>{sku.name}</b>
                          <small>
                            {sku.spec} · {t('options.stock', { count: sku.stock })}
                          </small>
                        </span>
                        <MoneyText amount={sku.price} decimals="always" />
                      </Line>
                    }
                    checked={there.has(sku.skuId) || taken.includes(sku.skuId)}
                    disabled={there.has(sku.skuId) || (full && !taken.includes(sku.skuId))}
                    onChange={(on) => toggle(sku.skuId, on)}
                  />
                </li>
              ))}
            </ul>
          )}
          {data && (
            <TableFoot
              page={asked.page}
              size={size}
              total={data.total}
              onPage={(page) => setAsked({ ...asked, page })}
            />
          )}
        </Found>
      )}
    </Dialog>
  );
}

const Found = styled.div`
  display: grid;
  gap: var(--space-3);
  min-height: 420px;
  align-content: start;

  &[data-dim] > ul { opacity: 0.6; }
  > ul > li { border-top: 1px solid var(--line); }
  > ul > li label { width: 100%; }
  > ul > li label > :last-child { flex: 1; min-width: 0; }
`;

const Line = styled.span`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-2) 0;
  font-size: var(--o-s);

  > :first-child { width: 44px; height: 44px; border-radius: var(--radius-s); }
  > span:nth-child(2) { display: grid; min-width: 0; }
  b { font-weight: var(--weight-strong); }
  small { color: var(--text-muted); font-size: var(--o-xs); }
`;
