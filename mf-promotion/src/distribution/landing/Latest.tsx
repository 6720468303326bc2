import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage, media, MoneyText, Picture, TextLink, useFormat } from '@mall/ui';
import { Card, Loaded } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CommissionState } from '../CommissionState.tsx';

/** The last commissions; all of them are on their own page. */
export function Latest() {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const profits = useQueryOf('promoter.profits', { size: 5 }, { quiet: true });
  return (
    <Box>
      <header>
        <h2>{t('dashboard.latest')}</h2>
        <TextLink to={promotionPaths.profits()}>{t('profit.open')}</TextLink>
      </header>
      <Loaded read={profits}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyMessage
              art="lamp"
              title={t('profit.none')}
              reason={t('profit.noneReason')}
              action={{ label: t('goods.open'), to: promotionPaths.goods() }}
            />
          ) : (
            <ul>
              {list.map(({ id, name, image, orderedAt, left, reversed, state, thawAt, availableAt }) => (
                <li key={id}>
                  <Picture src={image} alt="" width={44} height={44} />
                  <p>
                    <b>{name}</b>
                    <small>{format.date(orderedAt)}</small>
                  </p>
                  <CommissionState state={state} thawAt={thawAt} availableAt={availableAt} />
                  <MoneyText
                    amount={state === 'reversed' ? -reversed : left}
                    decimals="always"
                    sign="always"
                    strong
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Box>
  );
}

const Box = styled(Card)`
  padding: var(--space-5) var(--space-5) var(--space-3);

  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto 120px;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
    font-size: var(--step--1);
  }
  li > :last-child { text-align: right; }
  p { min-width: 0; line-height: var(--leading-ui); }
  b, small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { color: var(--text-muted); font-size: var(--step--2); }
  ${media.phone} {
    padding: var(--space-4);
    li { grid-template-columns: 44px minmax(0, 1fr) auto; }
    li > span:nth-last-child(2) { grid-column: 2; grid-row: 2; }
    li > :last-child { grid-column: 3; grid-row: 1 / 3; }
  }
`;
