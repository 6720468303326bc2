import { MoneyText, useFormat } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { PersonFace } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Detail } from './plan-check.ts';

/** Who helped, when, and by how much. */
export function Helpers({ launch: { helpers, kind } }: { launch: Detail }) {
  const { t } = useTranslation('boosts');
  const format = useFormat();
  return (
    <Box>
      <header>
        <h2>{t('helpers.title')}</h2>
        <small>{format.number(helpers.length)}</small>
      </header>
      <ul>
        {helpers.map(({ name, cut, units, at, isLauncher, isMe }) => {
          const who = isMe ? t('helpers.you') : name;
          return (
            <li key={`${at}${name}`}>
              <PersonFace name={who} />
              <p>
                {who}
                <small>
                  {isLauncher ? t('helpers.first') : format.dateTime(at, 'short')}
                  {units > 1 && ` · ${t('helpers.units', { count: units })}`}
                </small>
              </p>
              {kind === 'coupon' ? (
                <b>{`+${format.number(units)}`}</b>
              ) : (
                <MoneyText
                  amount={kind === 'price_cut' ? -cut : cut}
                  decimals="always"
                  sign="always"
                  strong
                />
              )}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

const Box = styled(Card)`
  padding: var(--space-4) var(--space-5);

  header { display: flex; align-items: baseline; justify-content: space-between; }
  h2 { font-size: var(--step-ui); }
  small { color: var(--text-muted); font-size: var(--step--1); }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    padding: var(--space-3) 0;
    font-size: var(--step-ui);
  }
  li + li { border-top: 1px solid var(--line); }
  p { min-width: 0; line-height: var(--leading-ui); overflow-wrap: anywhere; }
  p > small { display: block; }
`;
