import { styled } from 'styled-components';
import { media } from '../media.ts';
import { usePhrases } from '../usePhrases.ts';

/** For the foot of a table: which keys go through its rows, and the switch for those whom they disturb. */
export function RowKeysHint({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = usePhrases();
  return (
    <Hint>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      {t('table.keys')} <kbd>J</kbd> <kbd>K</kbd> {t('table.keysMove')} <kbd>↵</kbd> {t('table.keysOpen')}
    </Hint>
  );
}

const Hint = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 34px;
  cursor: pointer;

  kbd { padding: 0 5px; border: 1px solid var(--o-line-button); border-radius: 4px; font: inherit; }
  ${media.phone} { display: none; }
`;
