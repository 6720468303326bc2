import { bcp47 } from '@mall/contract/core/languages';
import { Badge, media, Price, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { QrCode } from '../QrCode.tsx';
import type { Shown } from './slide.ts';

/** The content of the picture, its price, and the QR code that opens it on a phone. */
export function ShowCard({ shown, at, count }: { shown: Shown; at: number; count: number }) {
  const { t } = useTranslation('package');
  const format = useFormat();
  const { name, slogan, lang, price, saving, pieces, tier, to } = shown;
  return (
    <Card>
      <div>
        <p data-kind-line>
          <Badge>{t(`tier.${tier}`)}</Badge> {t('card.pieces', { count: pieces })}
          {count > 1 && <span>{t('show.at', { at, count })}</span>}
        </p>
        <h1 tabIndex={-1} lang={bcp47[lang]}>
          <Link to={to}>{name}</Link>
        </h1>
        <p lang={bcp47[lang]}>{slogan}</p>
        <p data-price>
          <Price size="big" now={price} was={price + saving} />
          {saving > 0 && <Badge tone="saleSoft">{t('sum.saves', { amount: format.money(saving) })}</Badge>}
        </p>
      </div>
      <figure>
        <QrCode path={to} alt={t('show.code', { name })} size={120} />
        <figcaption>{t('show.scan')}</figcaption>
      </figure>
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  gap: var(--space-5);
  align-items: center;
  padding: var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-2);

  > div { flex: 1; min-width: 0; }
  h1 {
    margin-top: var(--space-2);
    font: var(--weight-display) var(--step-3) / 1.18 var(--font-display);
    letter-spacing: var(--tracking-display);
  }
  :lang(zh) & h1, h1:lang(zh) { letter-spacing: 0; line-height: 1.28; }
  p { margin-top: var(--space-1); color: var(--text-muted); font-size: var(--step-ui); }
  [data-kind-line], [data-price] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    margin-top: 0;
    font-size: var(--step--1);
  }
  [data-kind-line] > :nth-child(2) { margin-left: auto; font-variant-numeric: tabular-nums; }
  [data-price] { margin-top: var(--space-3); }
  figure { flex: none; width: 120px; margin: 0; text-align: center; }
  figcaption { margin-top: var(--space-1); color: var(--text-muted); font-size: var(--step--2); }
  h1:focus { outline: none; }

  ${media.phone} { min-height: 248px; padding: var(--space-4) var(--space-4) var(--space-5); border-radius: var(--radius-l) var(--radius-l) 0 0; gap: var(--space-4); align-items: start; figure { width: 96px; } }
`;
