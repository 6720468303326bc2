import { piecesLeft } from '@mall/contract/trade/refund';
import { Button, Notice, Picture, Stepper } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { allLeft, type Chosen } from './giving.ts';
import type { Order } from './order.ts';

type GivenPiecesProps = {
  order: Order;
  chosen: Chosen;
  error: string | undefined;
  onChange: (chosen: Chosen) => void;
};

/** How many pieces of each line to refund, up to what is left. */
export function GivenPieces({ order, chosen, error, onChange }: GivenPiecesProps) {
  const { t } = useTranslation('orderParts');
  return (
    <fieldset>
      <Head>
        <legend>{t('give.pieces')}</legend>
        <Button size="small" onClick={() => onChange(allLeft(order))}>
          {t('give.all')}
        </Button>
      </Head>
      <List>
        {piecesLeft(order).map(({ line: { id, name, specText, image }, left }) => (
          <li key={id}>
            <Picture src={image} alt="" width={48} height={48} sizes="48px" />
            <span>
              {name}
              <small>{specText}</small>
            </span>
            <span>
              <Stepper
                label={t('give.howMany', { name })}
                value={chosen[id] ?? 0}
                min={0}
                max={left}
                onChange={(qty) => onChange({ ...chosen, [id]: qty })}
              />
              <small>{t('give.of', { count: left })}</small>
            </span>
          </li>
        ))}
      </List>
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </fieldset>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const List = styled.ul`
  > li { /* picture, name, how many */
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    padding-block: var(--space-2);
  }
  > li + li { border-top: 1px solid var(--o-line); }
  small { display: block; color: var(--text-muted); }
  > li > :last-child { display: grid; justify-items: center; gap: var(--space-1); }
`;
