import type { Language } from '@mall/contract/core/languages';
import { money, sum } from '@mall/contract/core/money';
import { type CaseContent, skusOfCase } from '@mall/contract/seller/own-cases';
import { Dialog, MoneyText, Picture, useFormat } from '@mall/ui';
import { FilterSegments } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { textOf } from '../../text-of.ts';
import { useCasePhrases } from '../useCasePhrases.ts';
import type { Piece } from './form-types.ts';

type PreviewProps = {
  draft: CaseContent;
  live: CaseContent | null;
  /** Whether the draft is approved first, or published without. */
  reviewed: boolean;
  pieces: ReadonlyMap<string, Piece>;
  lang: Language;
  onClose: () => void;
};

/**
 * The case as shoppers see it: after approval or publication, or now, wide or on a phone. Products that this shop does not
 * sell are left out, as for them.
 */
export function Preview({ draft, live, reviewed, pieces, lang, onClose }: PreviewProps) {
  const { t } = useTranslation('ownCases');
  const [which, setWhich] = useState<'draft' | 'live'>('draft');
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const content = which === 'live' && live !== null ? live : draft;
  return (
    <Dialog open onClose={onClose} title={t('preview.title')} size="large">
      <Choices>
        {live !== null && (
          <FilterSegments
            label={t('preview.which')}
            segments={[
              { value: 'live', label: t('preview.live') },
              { value: 'draft', label: t(reviewed ? 'preview.draft' : 'preview.then') },
            ]}
            value={which}
            onChange={setWhich}
          />
        )}
        <FilterSegments
          label={t('preview.size')}
          segments={(['wide', 'phone'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={width}
          onChange={setWidth}
        />
      </Choices>
      <Shown content={content} pieces={pieces} lang={lang} phone={width === 'phone'} />
    </Dialog>
  );
}

type ShownProps = Pick<PreviewProps, 'pieces' | 'lang'> & { content: CaseContent; phone: boolean };

function Shown({ content, pieces, lang, phone }: ShownProps) {
  const { t } = useTranslation('ownCases');
  const format = useFormat();
  const words = useCasePhrases();
  const { title, intro, room, style, area, pictures } = content;
  const sold = skusOfCase({ pictures, plan: null }).flatMap((skuId) => {
    const piece = pieces.get(skuId);
    return piece?.sold === true ? [piece] : [];
  });
  const numberOf = (skuId: string | null) => sold.findIndex((piece) => piece.skuId === skuId) + 1;
  const facts = [
    words.room(room),
    words.style(style),
    area === null ? null : t('area', { area: format.number(area / 100, { maximumFractionDigits: 0 }) }),
  ].filter((one) => one !== null);
  return (
    <Page data-phone={phone || undefined}>
      {pictures.map(({ url, w, h, spots }) => (
        <figure key={url} style={{ aspectRatio: `${w} / ${h}` }}>
          <Picture src={url} alt="" width={w} height={h} sizes="860px" kind="photo" fill eager />
          {spots
            .filter(({ skuId }) => numberOf(skuId) > 0)
            .map(({ id, x, y, skuId }) => (
              <b key={id} style={{ left: `${x / 100}%`, top: `${y / 100}%` }}>
                {numberOf(skuId)}
              </b>
            ))}
        </figure>
      ))}
      <h3>{textOf(title, lang) || t('unnamed')}</h3>
      <small>{facts.join(' · ')}</small>
      <p>{textOf(intro, lang)}</p>
      <h4>{t('preview.pieces')}</h4>
      <ol>
        {sold.map((piece) => (
          <li key={piece.skuId}>
            <Picture src={piece.image} alt="" width={44} height={44} sizes="44px" />
            <span>
              {piece.name}
              <small>{piece.spec}</small>
            </span>
            <MoneyText amount={piece.price} />
          </li>
        ))}
      </ol>
      {content.plan === null && (
        <div>
          {t('preview.total')} <MoneyText amount={sum(sold.map(({ price }) => money(price)))} strong />
        </div>
      )}
    </Page>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-4);
`;

const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin-inline: auto;

  &[data-phone] {
    max-width: 360px;
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
  }
  figure { position: relative; overflow: hidden; border-radius: var(--radius-m); }
  figure > b {
    position: absolute;
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    margin: -15px 0 0 -15px;
    border-radius: 50%;
    background: #ffffff; /* on a picture */
    color: #221e1a; /* on a picture */
    box-shadow: 0 0 0 5px rgb(255 255 255 / 42%); /* on a picture */
    font-size: var(--o-s);
  }
  h3 { font: var(--weight-display) var(--step-3) / 1.25 var(--font-display); }
  h4 { margin-top: var(--space-2); font-size: var(--step-0); }
  small, > p { color: var(--text-muted); font-size: var(--step--1); }
  > ol > li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
    font-size: var(--step--1);
  }
  > ol small { display: block; }
  > div { display: flex; justify-content: space-between; font-weight: var(--weight-strong); }
`;
