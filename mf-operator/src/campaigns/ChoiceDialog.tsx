import type { Input } from '@mall/contract/operations';
import { useDebouncedValue } from '@mall/office';
import { useQueryOf } from '@mall/platform';
import { Button, Dialog, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { SearchField, TableFoot } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Named } from './coupon-form.ts';

type Props = {
  title: string;
  of: Input<'mallCampaign.choices'>['of'];
  there: readonly Named[];
  most: number;
  onPick: (thing: Named) => void;
  onClose: () => void;
};

const size = 10;

/** Finds categories, brands, products, packages, shops or coupons; a click takes one, and the last that fits closes it. */
export function ChoiceDialog({ title, of, there, most, onPick, onClose }: Props) {
  const { t } = useTranslation('campaigns');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const keyword = useDebouncedValue(typed);
  const { data, isError, refetch } = useQueryOf(
    'mallCampaign.choices',
    { of, keyword, page, size },
    { placeholderData: (before) => before },
  );
  const take = (thing: Named) => {
    onPick(thing);
    if (there.length + 1 >= most) onClose();
  };
  const isThere = (id: string) => there.some((one) => one.id === id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{t('choose.done')}</Button>}
    >
      <Column>
        <SearchField
          label={t('choose.find')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
        {data === undefined && isError && <FailedSection onRetry={() => void refetch()} />}
        {data === undefined && !isError && <Skeleton kind="block" height={320} />}
        {data?.list.length === 0 && <EmptyMessage title={t('choose.none')} reason={t(`choose.why.${of}`)} />}
        <ul>
          {data?.list.map((thing) => (
            <li key={thing.id}>
              <button type="button" disabled={isThere(thing.id)} onClick={() => take(thing)}>
                {thing.name}
                {isThere(thing.id) && <small>{t('choose.there')}</small>}
              </button>
            </li>
          ))}
        </ul>
        {data && <TableFoot page={page} size={size} total={data.total} onPage={setPage} />}
      </Column>
    </Dialog>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  min-height: 420px; /* the list does not jump while it is searched */

  li { border-top: 1px solid var(--line); }
  li button {
    display: flex;
    gap: var(--space-3);
    justify-content: space-between;
    width: 100%;
    padding: var(--space-3) var(--space-2);
    overflow-wrap: anywhere;
    text-align: left;
  }
  li button:hover:not(:disabled) { background: var(--surface-muted); }
  small { color: var(--text-muted); }
`;
