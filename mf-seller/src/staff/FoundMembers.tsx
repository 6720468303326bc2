import type { Output } from '@mall/contract/operations';
import { PersonFace } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The result of a search for members. */
export type Found = Output<'staff.search'>;
type Props = {
  found: Found;
  name: string;
  value: string;
  onChange: (userId: string) => void;
  error: string | undefined;
};

/** The members that a search found; current staff cannot be chosen. */
export function FoundMembers({ found, name, value, onChange, error }: Props) {
  const { t } = useTranslation('staff');
  if (found.list.length === 0) return <p role="status">{t('add.nobody')}</p>;
  return (
    <fieldset aria-describedby={error ? 'found-error' : undefined}>
      <List role="radiogroup" aria-label={t('add.found')}>
        {found.list.map((member) => (
          <label key={member.id}>
            <input
              type="radio"
              name={name}
              value={member.id}
              checked={member.id === value}
              disabled={member.here}
              onChange={() => onChange(member.id)}
            />
            <PersonFace name={member.name} image={member.image} />
            <b>{member.name}</b>
            <span>{member.mobile}</span>
            {member.here && <small>{t('add.here')}</small>}
          </label>
        ))}
      </List>
      {error && (
        <Problem id="found-error" role="alert">
          {error}
        </Problem>
      )}
    </fieldset>
  );
}

const List = styled.div`
  max-height: 220px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--o-radius);

  > label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    min-height: 48px;
    padding: var(--space-1) var(--space-3);
    font-size: var(--o-s);
    cursor: pointer;
  }
  > label + label { border-top: 1px solid var(--o-line-soft); }
  > label:has(:checked) { background: var(--o-selected); }
  > label:has(:disabled) { color: var(--text-muted); cursor: not-allowed; }
  > label:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: -2px; }
  input { width: 16px; height: 16px; accent-color: var(--brand); }
  span { color: var(--text-muted); font-variant-numeric: tabular-nums; }
  small { margin-left: auto; color: var(--text-muted); font-size: var(--o-xs); }
`;

const Problem = styled.p`
  margin-top: var(--space-1);
  color: var(--danger);
  font-size: var(--o-xs);
`;
