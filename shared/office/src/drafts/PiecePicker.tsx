import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
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
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDebouncedValue } from '../useDebouncedValue.ts';

type Sku = Output<'product.select'>['list'][number];

/** Whose goods a seller chooses from, and whether its user may look at them. */
export type PieceSource = {
  readonly select: 'product.select' | 'mallGoods.select';
  /** Only the seller's own goods. */
  readonly own?: boolean;
  /** A hook: each office knows its users' permissions in its own way. */
  readonly useMayLook: () => boolean;
};

type PiecePickerProps = {
  source: PieceSource;
  title: string;
  /** SKUs that are there already: displayed as chosen, and not to be chosen again. */
  there?: readonly string[];
  /** How many may be chosen; a single one is chosen by the click. */
  most?: number;
  onPick: (skuIds: readonly string[]) => void;
  onClose: () => void;
};

const size = 8;

/** SKUs that the seller may put in, at its prices, found by a search: one of them, or several at once. */
export function PiecePicker({ source, title, there = [], most = 1, onPick, onClose }: PiecePickerProps) {
  const { t } = useTranslation('drafts');
  const mayLook = source.useMayLook();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const pick = (skuIds: readonly string[]) => {
    onPick(skuIds);
    onClose();
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {most > 1 && (
            <Button tone="primary" disabled={taken.length === 0} onClick={() => pick(taken)}>
              {t('pick.take', { count: taken.length })}
            </Button>
          )}
        </>
      }
    >
      {!mayLook ? (
        <Notice tone="warning">{t('pick.noRight')}</Notice>
      ) : (
        <Found
          source={source}
          row={(sku) =>
            most === 1 ? (
              <button type="button" onClick={() => pick([sku.skuId])}>
                <Line sku={sku} />
              </button>
            ) : (
              <Checkbox
                label={<Line sku={sku} />}
                checked={there.includes(sku.skuId) || taken.includes(sku.skuId)}
                disabled={there.includes(sku.skuId) || (taken.length >= most && !taken.includes(sku.skuId))}
                onChange={(on) =>
                  setTaken(on ? [...taken, sku.skuId] : taken.filter((one) => one !== sku.skuId))
                }
              />
            )
          }
        />
      )}
    </Dialog>
  );
}

type FoundProps = { source: PieceSource; row: (sku: Sku) => ReactNode };

function Found({ source: { select, own = false }, row }: FoundProps) {
  const { t } = useTranslation('drafts');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const keyword = useDebouncedValue(typed);
  const { data, isError, isPlaceholderData, refetch } = useQueryOf(
    select,
    { keyword, page, size, own },
    { placeholderData: (before) => before },
  );
  return (
    <Column>
      <SearchField
        label={t('pick.find')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setPage(1);
        }}
      />
      {data === undefined ? (
        isError ? (
          <FailedSection onRetry={() => void refetch()} />
        ) : (
          <Skeleton kind="block" height={320} />
        )
      ) : data.list.length === 0 ? (
        <EmptyMessage
          title={t('pick.none')}
          reason={t(select === 'product.select' ? 'pick.noneReason' : 'pick.noneReasonMall')}
        />
      ) : (
        <ul aria-label={t('pick.found')} aria-busy={isPlaceholderData || keyword !== typed}>
          {data.list.map((sku) => (
            <li key={sku.skuId}>{row(sku)}</li>
          ))}
        </ul>
      )}
      {data && <TableFoot page={page} size={size} total={data.total} more={data.more} onPage={setPage} />}
    </Column>
  );
}

function Line({ sku }: { sku: Sku }) {
  const { t } = useTranslation('drafts');
  return (
    <Row>
      <Picture src={sku.image} alt="" width={44} height={44} sizes="44px" />
      <span>
        <b>{sku.name}</b>
        <small>
          {sku.spec} · {t('pick.stock', { count: sku.stock })}
        </small>
      </span>
      <MoneyText amount={sku.price} decimals="always" />
    </Row>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  min-height: 420px;

  > ul[aria-busy='true'] { opacity: 0.6; }
  > ul > li { border-top: 1px solid var(--line); }
  > ul > li > button { width: 100%; text-align: left; }
  > ul > li > button:hover { background: var(--surface-muted); }
  > ul > li label { width: 100%; }
  > ul > li label > :last-child { flex: 1; min-width: 0; }
`;

const Row = styled.span`
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
