import { mallName, useShop } from '@mall/platform';
import { useAttempts } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type LetterheadProps = { kind: string; facts: readonly { label: string; value: string }[] };

/** The sender: the shop's logo or name, its phone and address; and the date. */
export function Letterhead({ kind, facts }: LetterheadProps) {
  const { t } = useTranslation('print');
  const shop = useShop();
  const name = mallName();
  const logo = useAttempts(shop?.logo);
  return (
    <Head>
      <div>
        {shop?.logo && !logo.gone ? (
          <img key={logo.attempt} src={shop.logo} alt={name} width={180} height={50} onError={logo.failed} />
        ) : (
          <b>{name}</b>
        )}
        {shop && (
          <p>{[logo.gone ? '' : shop.storeName, shop.mobile, shop.address].filter(Boolean).join(' · ')}</p>
        )}
      </div>
      <dl>
        <div>
          <dt>{t('document')}</dt>
          <dd>
            <strong>{kind}</strong>
          </dd>
        </div>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-4);
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--text);

  img { display: block; width: auto; max-width: 180px; height: 50px; object-fit: contain; object-position: left; }
  b { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); }
  > div > p { max-width: 42ch; margin-top: var(--space-1); color: var(--text-muted); }
  dl > div { display: flex; justify-content: flex-end; gap: var(--space-3); }
  dt { color: var(--text-muted); }
  @media screen and (max-width: 767px) { dl > div { justify-content: flex-start; } }
`;
