import { Button, MoneyText, Picture } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { narrow } from './narrow.ts';
import type { Line } from './useCase.ts';

/** Substitutes for a piece that is not available: of the same kind, no larger, in stock. */
export function Substitutes({ line, onChoose }: { line: Line; onChoose: (skuId: string) => void }) {
  const { t } = useTranslation('cases');
  if (line.substitutes.length === 0) return <None>{t('instead.none')}</None>;
  return (
    <Whole>
      <p>{t('instead.title')}</p>
      <ul>
        {line.substitutes.map((piece) => (
          <li key={piece.skuId}>
            <Picture src={piece.image} alt="" width={56} height={56} />
            <span>
              <b>{piece.name}</b>
              <small>{piece.specText}</small>
              <MoneyText amount={piece.price} />
            </span>
            <Button
              size="small"
              aria-label={t('instead.takeLabel', { name: piece.name, instead: line.name })}
              onClick={() => onChoose(piece.skuId)}
            >
              {t('instead.take')}
            </Button>
          </li>
        ))}
      </ul>
    </Whole>
  );
}

const None = styled.p`
  grid-column: 3 / -1;
  color: var(--text-muted);
  font-size: var(--step--1);

  ${narrow} { grid-column: 1 / -1; }
`;

const Whole = styled.div`
  grid-column: 3 / -1;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--surface-muted);

  > p { font-size: var(--step--1); }
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    padding-top: var(--space-2);
    font-size: var(--step--1);
  }
  li b, li small { display: block; font-weight: var(--weight); }
  li small { color: var(--text-muted); font-size: inherit; }
  ${narrow} { grid-column: 1 / -1; }
`;
