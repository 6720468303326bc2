import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { media } from '../base/media.ts';

type RowKeysHintProps = {
  on: boolean;
  onChange: (on: boolean) => void;
  /** Whether its rows open something. */
  opens?: boolean;
  /** Further letters of this table and their actions. */
  more?: readonly { key: string; does: string }[];
};

/**
 * For the foot of a table: the keys that move through its rows, and the switch to turn single letters off.
 */
export function RowKeysHint({ on, onChange, opens = true, more = [] }: RowKeysHintProps) {
  const { t } = useTranslation('office', { useSuspense: false });
  return (
    <Hint>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      {t('table.keys')} <kbd>J</kbd> <kbd>K</kbd> {t('table.keysMove')}{' '}
      {opens && (
        <span>
          <kbd>↵</kbd> {t('table.keysOpen')}
        </span>
      )}
      {more.map(({ key, does }) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
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
  ${media.narrow} { display: none; }
`;
