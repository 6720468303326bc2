import { Button, EmptyMessage, FailedSection, IconButton, Skeleton } from '@mall/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { nameOf } from '../name-of.ts';
import { useMayOperate } from '../useMe.ts';
import { ReasonTextDialog } from './ReasonTextDialog.tsx';
import { type Reason, useReasons } from './useReasons.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Templates of reasons: made, changed, removed and put back. */
export function ReasonsTab() {
  const { t } = useTranslation('workReviews');
  const { rows, state, retry, remove } = useReasons();
  const may = useMayOperate('review.decide');
  const [open, setOpen] = useState<Reason | 'new'>();
  const add = () => setOpen('new');
  return (
    <>
      {state === 'failed' && <FailedSection onRetry={retry} />}
      {state === 'loading' && <Skeleton kind="block" height={240} />}
      {state === 'ready' && rows.length === 0 && (
        <EmptyMessage title={t('reasons.none')} reason={t('reasons.noneReason')} />
      )}
      <List>
        {rows.map((row) => {
          const name = nameOf(row.text);
          return (
            <li key={row.id}>
              <p>{name}</p>
              {may && (
                <span>
                  <IconButton label={t('reasons.edit', { name })} onClick={() => setOpen(row)}>
                    <Pencil {...icon} />
                  </IconButton>
                  <IconButton label={t('reasons.remove', { name })} onClick={() => remove(row)}>
                    <Trash2 {...icon} />
                  </IconButton>
                </span>
              )}
            </li>
          );
        })}
      </List>
      {may && state === 'ready' && (
        <Foot>
          <Button icon={<Plus {...icon} />} onClick={add}>
            {t('reasons.add')}
          </Button>
        </Foot>
      )}
      {open !== undefined && (
        <ReasonTextDialog reason={open === 'new' ? null : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

const List = styled.ul`
  list-style: none;

  > li {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    justify-content: space-between;
    padding: var(--space-2) var(--space-4);
    border-bottom: 1px solid var(--o-line-soft);
  }
  p { min-width: 0; overflow-wrap: anywhere; }
  span { display: flex; flex: none; }
`;
const Foot = styled.div`padding: var(--space-3) var(--space-4);`;
