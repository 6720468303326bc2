import { media, MoneyText } from '@mall/ui';
import { PersonFace } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export type PeopleProps = { page: number; hrefOf: (page: number) => string };
export const pageSize = 12;

type PersonRowProps = {
  /** Abbreviated. */
  name: string;
  image: string | null;
  note: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Minor units. */
  commission: number;
};

/** A person who earned the promoter a commission, and its amount. */
export function PersonRow({ name, image, note, facts, commission }: PersonRowProps) {
  const { t } = useTranslation('distribution');
  return (
    <Row>
      <PersonFace name={name} image={image} />
      <p>
        <b>{name}</b>
        <small>{note}</small>
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('column.amount')}</dt>
          <dd>
            <MoneyText amount={commission} decimals="always" strong />
          </dd>
        </div>
      </dl>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding: var(--space-3) 0;

  & + & { border-top: 1px solid var(--line); }
  p { min-width: 0; line-height: var(--leading-ui); }
  b { display: block; }
  small, dt { color: var(--text-muted); font-size: var(--step--2); }
  dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(88px, auto));
    gap: var(--space-4);
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  ${media.belowDesk} { dl { grid-column: 1 / -1; grid-template-columns: repeat(3, auto); justify-content: space-between; text-align: left; } dl > :last-child { text-align: right; } }
`;
