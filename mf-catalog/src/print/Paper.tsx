import { serverNow } from '@mall/platform';
import { promisedDay } from '@mall/contract/trade/promise';
import { MoneyText, useFormat } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { QrCode } from '../QrCode.tsx';
import type { Sheet } from './answer.ts';
import { Letterhead } from './Letterhead.tsx';
import { Lines } from './Lines.tsx';
import { PageRules, paper } from './page-rules.ts';
import { SheetPicture } from './SheetPicture.tsx';

type PaperProps = { sheet: Sheet; prices: boolean; pictures: boolean };

/**
 * An A4 sheet, the same on the screen as on paper: letterhead, pieces by room, totals, and the QR code of the
 * page.
 */
export function Paper({ sheet, prices, pictures }: PaperProps) {
  const { t } = useTranslation('print');
  const format = useFormat();
  const [now] = useState(serverNow);
  return (
    <>
      <PageRules />
      <A4 data-prices={prices || undefined}>
        <Letterhead
          kind={t(`kind.${sheet.kind}`)}
          facts={[
            { label: t('date'), value: format.date(now) },
            ...(sheet.validUntil !== undefined && prices
              ? [{ label: t('validUntil'), value: format.date(sheet.validUntil) }]
              : []),
            ...(sheet.no ? [{ label: t('number'), value: sheet.no }] : []),
          ]}
        />
        <h1 tabIndex={-1}>{sheet.name}</h1>
        {sheet.text && <Lead>{sheet.text}</Lead>}
        {pictures && sheet.picture && (
          <Room src={sheet.picture} alt={t('picture', { name: sheet.name })} width={1920} height={640} />
        )}
        {sheet.groups.map(
          (group) =>
            group.lines.length > 0 && (
              <Lines
                key={group.key}
                group={group}
                alone={sheet.kind === 'package' && sheet.groups.length === 1}
                prices={prices}
                pictures={pictures}
                currency={sheet.currency}
              />
            ),
        )}
        <End>
          <figure>
            <QrCode path={sheet.path} alt={t('code', { name: sheet.name })} size={112} />
            <figcaption>{t(`scan.${sheet.kind}`)}</figcaption>
          </figure>
          {prices && (
            <dl>
              {sheet.totals.map(({ id, label, amount, kind }) => (
                <div key={id} data-kind={kind}>
                  <dt>{label}</dt>
                  <dd>
                    <MoneyText amount={amount} currency={sheet.currency} decimals="always" />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </End>
        <Foot>
          {sheet.promise && <p>{t('promise', { date: format.date(promisedDay(sheet.promise), 'long') })}</p>}
          {sheet.kind === 'quote' && prices && <p>{t('quote.terms')}</p>}
          {sheet.kind !== 'order' && sheet.kind !== 'quote' && prices && <p>{t('terms')}</p>}
        </Foot>
      </A4>
    </>
  );
}

const A4 = styled.article`
  ${paper}
  width: min(794px, 100%);
  margin: 0 auto;
  padding: 48px; /* margins of the sheet on the screen; on paper @page has them */
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-2);
  font-size: var(--step--1);
  line-height: 1.45;

  h1 {
    margin-top: var(--space-5);
    font: var(--weight-display) var(--step-3) / 1.2 var(--font-display);
    letter-spacing: var(--tracking-display);
    overflow-wrap: anywhere;
  }
  :lang(zh) & h1 { letter-spacing: 0; }
  @media (max-width: 767px) { padding: var(--space-5) var(--space-4); }
  @media print { width: auto; padding: 0; box-shadow: none; }
`;

const Lead = styled.p`
  margin-top: var(--space-1);
  color: var(--text-muted);
`;

const Room = styled(SheetPicture)`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 1;
  margin-top: var(--space-4);
  border-radius: var(--radius-s);
  background: var(--surface-muted);
  object-fit: cover;
  break-inside: avoid;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-5);
  margin-top: var(--space-5);
  break-inside: avoid;

  figure {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    max-width: 320px;
    margin: 0;
    color: var(--text-muted);
  }
  figure > img { flex: none; }
  dl { flex: 1; max-width: 320px; min-width: 240px; margin-left: auto; }
  dl > div { display: flex; justify-content: space-between; gap: var(--space-4); padding: var(--space-1) 0; }
  [data-kind='saving'] dd { color: var(--sale); }
  [data-kind='total'] {
    margin-top: var(--space-2);
    padding-top: var(--space-3);
    border-top: 1px solid var(--text);
    font-size: var(--step-1);
    font-weight: var(--weight-strong);
  }
`;

const Foot = styled.footer`
  margin-top: var(--space-5);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  color: var(--text-muted);
  break-inside: avoid;

  p + p { margin-top: var(--space-1); }
`;
