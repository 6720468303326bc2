import { paths } from '@mall/contract/core/paths';
import { opens } from '@mall/platform';
import { Badge, Button, ButtonLink, media, Picture, TextLink, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { stateOf, toneOf, type Want } from './state.ts';

/** One request: its state, its content, its last day. */
export function WantCard({ want, onCancel }: { want: Want; onCancel: () => void }) {
  const { t } = useTranslation('wanting');
  const format = useFormat();
  const state = stateOf(want);
  const { quote } = want;
  return (
    <Card aria-label={want.no}>
      <header>
        <Badge tone={toneOf[state]}>{t(`state.${state}.word`)}</Badge>
        <span>{want.no}</span>
        <time dateTime={want.createdAt}>{format.date(want.createdAt)}</time>
      </header>
      <p>{want.remark}</p>
      {want.images.length > 0 && (
        <Pictures>
          {want.images.map((url) => (
            <Picture key={url} src={url} alt="" width={64} height={64} kind="photo" />
          ))}
        </Pictures>
      )}
      <Facts>
        {want.product && (
          <TextLink to={paths.product({ productId: want.product.id })}>{want.product.name}</TextLink>
        )}
        {want.designId && (
          <TextLink to={paths.cloudDesign({ id: want.designId })}>{t('mine.design')}</TextLink>
        )}
        <span>{t('mine.quantity', { count: want.quantity })}</span>
        {want.brand && <span>{want.brand}</span>}
        <span>{want.region}</span>
        <span>{t('mine.until', { date: format.date(want.validUntil) })}</span>
      </Facts>
      <footer>
        <small>
          {t(
            `state.${state}.text`,
            quote === null
              ? {}
              : {
                  total: format.money(quote.total, { decimals: 'always' }),
                  day: format.date(quote.validUntil),
                },
          )}
        </small>
        {quote !== null && opens(paths.memberOffers()) && (
          <ButtonLink size="small" to={paths.memberOffers()}>
            {t('mine.seeOffer')}
          </ButtonLink>
        )}
        {want.state === 'open' && (
          <Button size="small" tone="ghost" onClick={onCancel}>
            {t('mine.cancel')}
          </Button>
        )}
      </footer>
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  font-size: var(--step-ui);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    color: var(--text-muted);
    font-size: var(--step--1);
  }
  > header time { margin-left: auto; }
  > p { overflow-wrap: anywhere; white-space: pre-line; }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: var(--control);
    border-top: 1px solid var(--line);
    padding-top: var(--space-2);
  }
  > footer > button { margin-right: calc(-1 * var(--space-3)); }
  > footer small { flex: 1; color: var(--text-muted); font-size: var(--step--1); }
  ${media.phone} {
    padding: var(--space-4);
    > header { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--space-3); }
    > header > :first-child { grid-area: 1 / 2 / span 2; } /* the state at the right, as on an order */
    > header time { grid-row: 2; margin: 0; }
    > footer { --button-pad-s: var(--space-3); }
    > footer small { flex-basis: 100%; }
    > footer > button:last-child { margin-left: calc(-1 * var(--space-3)); }
  }
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > * { width: 64px; }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--text-muted);
  font-size: var(--step--1);
`;
