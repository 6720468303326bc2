import { useFormat } from '@mall/ui';
import { styled } from 'styled-components';
import { changeOf } from '../chart/index.ts';

/** By how much something grew; nothing where there was nothing before, or nothing is compared. */
export function Change({ now, before }: { now: number; before: number | undefined }) {
  const format = useFormat();
  const by = before === undefined ? undefined : changeOf(now, before);
  if (by === undefined) return null;
  return (
    <By data-less={by < 0 || undefined}>
      {by > 0 ? '+' : ''}
      {format.percent(by)}
    </By>
  );
}

const By = styled.small`
  color: var(--tone-good-fg);
  font-size: var(--o-xs);
  font-weight: 550;
  white-space: nowrap;

  &[data-less] { color: var(--tone-bad-fg); }
`;
