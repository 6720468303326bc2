import { Picture } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Draft } from './draft.ts';

/** The shop where its link is shared, and in a browser tab. */
export function PreviewCards({ shown }: { shown: Draft }) {
  const { t } = useTranslation('shopInfo');
  const card = shown.banners[0]?.image ?? shown.logo;
  return (
    <Cards>
      <div>
        <small>{t('preview.shareCard')}</small>
        <div>
          {card && <Picture key={card} src={card} alt="" width={72} height={54} kind="photo" eager />}
          <span>
            <b>{shown.storeName}</b>
            {shown.propaganda}
          </span>
        </div>
      </div>
      <div>
        <small>{t('preview.browserTab')}</small>
        <div data-tab>
          {shown.logo && (
            <Picture key={shown.logo} src={shown.logo} alt="" width={86} height={24} kind="plain" eager />
          )}
          <b>{shown.storeName}</b>
        </div>
      </div>
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-4);

  > div {
    padding: 14px; /* office: the cards of a page */
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
  }
  small { color: var(--text-muted); font-size: var(--o-xs); }
  > div > div {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    margin-top: var(--space-2);
    font-size: var(--o-xs);
    color: var(--text-muted);
  }
  > div > div > :first-child:not(b, span) { flex: none; width: 72px; }
  > div > [data-tab] > :first-child:not(b) {
    width: 86px;
    border-radius: var(--radius-xs);
    background: #ffffff; /* paper of a logo */
  }
  b { display: block; color: var(--text); font-size: var(--o-s); font-weight: var(--weight-strong); }
`;
