import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Helps out of the goal, one box each: the actual state, without exaggeration. */
export function HelpBar({ helps, target }: { helps: number; target: number }) {
  const { t } = useTranslation('boosts');
  return (
    <Boxes
      role="progressbar"
      aria-label={t('progress.label')}
      aria-valuemin={0}
      aria-valuemax={target}
      aria-valuenow={Math.min(helps, target)}
      aria-valuetext={t('progress.of', { helps: Math.min(helps, target), target })}
    >
      {Array.from({ length: target }, (_, index) => (
        <i key={index} data-done={index < helps || undefined} />
      ))}
    </Boxes>
  );
}

const Boxes = styled.div`
  display: flex;
  gap: var(--space-1);

  > i {
    flex: 1;
    min-width: 0;
    height: 8px;
    border-radius: var(--radius-pill);
    background: var(--surface-muted);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  > i[data-done] { background: var(--brand); box-shadow: none; }
  &:has(> :nth-child(17)) { gap: 1px; }
`;
