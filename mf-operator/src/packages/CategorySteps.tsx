import type { Output } from '@mall/contract/operations';
import { useUndoToast } from '@mall/office';
import { api, refresh, reportFailure, useMutationOf } from '@mall/platform';
import { Button } from '@mall/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type Category = Output<'mallPackage.categories'>[number];
type Props = {
  all: readonly Category[];
  /** The place of the chosen one in them. */
  at: number;
  onRemoved: () => void;
};

const again = () => {
  void refresh('mallPackage.categories');
  void refresh('mallPackage.list');
};

/** Moves the chosen category among the others, or removes it while nothing is in it; a removal can be undone. */
export function CategorySteps({ all, at, onRemoved }: Props) {
  const { t } = useTranslation('mallPackages');
  const tellUndo = useUndoToast();
  const move = useMutationOf('mallPackage.moveCategory', { refreshes: ['mallPackage.categories'] });
  const one = all[at];
  if (one === undefined) return null;
  const keyAt = (index: number) => all[index]?.id ?? null;
  const step = (before: string | null) => move.mutate({ id: one.id, before });
  const remove = async () => {
    const before = keyAt(at + 1);
    await api('mallPackage.removeCategory', { id: one.id });
    again();
    const back = async () => {
      const made = await api('mallPackage.saveCategory', { name: one.names });
      if (before !== null) await api('mallPackage.moveCategory', { id: made.id, before });
    };
    tellUndo(
      t('categories.removed', { name: one.name }),
      t('categories.undo'),
      () => void back().catch(reportFailure).finally(again),
    );
    onRemoved();
  };
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Steps>
      <span role="status">{t('categories.place', { at: at + 1, of: all.length })}</span>
      <Button
        size="small"
        icon={<ArrowUp {...icon} />}
        disabled={at === 0}
        onClick={() => step(keyAt(at - 1))}
      >
        {t('categories.up')}
      </Button>
      <Button
        size="small"
        icon={<ArrowDown {...icon} />}
        disabled={at === all.length - 1}
        onClick={() => step(keyAt(at + 2))}
      >
        {t('categories.down')}
      </Button>
      <Button
        size="small"
        tone="danger"
        icon={<Trash2 {...icon} />}
        disabled={one.packages > 0}
        onClick={() => void remove().catch(reportFailure)}
      >
        {t('categories.remove')}
      </Button>
      {one.packages > 0 && <small>{t('categories.inUse', { count: one.packages })}</small>}
    </Steps>
  );
}

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--o-s);
  > small { flex-basis: 100%; }
`;
