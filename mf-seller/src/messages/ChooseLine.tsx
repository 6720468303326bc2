import { Button, Checkbox } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { useInbox } from './useInbox.ts';

type Props = { inbox: ReturnType<typeof useInbox>; ids: readonly string[]; onRemove: () => void };

/** The selection of this page at once, and the actions on it. */
export function ChooseLine({ inbox, ids, onRemove }: Props) {
  const { t } = useTranslation('inbox');
  const here = ids.filter((id) => inbox.chosen.has(id)).length;
  const count = inbox.chosen.size;
  return (
    <Line>
      <Checkbox
        label={count > 0 ? t('chosen', { count }) : t('all')}
        checked={here === ids.length}
        mixed={here > 0 && here < ids.length}
        onChange={(on) => inbox.choose(ids, on)}
      />
      <Button size="small" disabled={count === 0} onClick={onRemove}>
        {t('removeChosen')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-1) var(--space-4);
  font-size: var(--o-s);
`;
