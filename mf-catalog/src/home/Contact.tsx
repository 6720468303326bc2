import { paths } from '@mall/contract/core/paths';
import { useShop } from '@mall/platform';
import { media, Picture, VisuallyHidden } from '@mall/ui';
import { MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useQrCode } from '../QrCode.tsx';

/** The shop's address and contact data; only when the mall displays a shop's brand (spec §2). */
export function Contact() {
  const { t } = useTranslation('catalog');
  const shop = useShop();
  const { picture } = useQrCode(paths.home(), shop !== null);
  if (shop === null) return null;
  const { storeName, propaganda, mobile, address, banner } = shop;
  return (
    <Card aria-labelledby="contact-title" data-picture={banner.length > 0 || undefined}>
      <Words>
        <p>{t('home.contact.eyebrow')}</p>
        <h2 id="contact-title">{storeName}</h2>
        {propaganda && <p>{propaganda}</p>}
        <dl>
          {mobile && (
            <div>
              <dt>
                <Phone size={20} strokeWidth={1.5} aria-hidden />
                <VisuallyHidden>{t('home.contact.phone')}</VisuallyHidden>
              </dt>
              <dd>
                <a href={`tel:${mobile.replaceAll(' ', '')}`}>{mobile}</a>
              </dd>
            </div>
          )}
          {address && (
            <div>
              <dt>
                <MapPin size={20} strokeWidth={1.5} aria-hidden />
                <VisuallyHidden>{t('home.contact.address')}</VisuallyHidden>
              </dt>
              <dd>{address}</dd>
            </div>
          )}
        </dl>
        {picture && (
          <Scan>
            <img src={picture} alt={t('home.contact.qr', { shop: storeName })} width={92} height={92} />
            <p>
              {t('home.contact.scan')}
              <b>{t('home.contact.code', { code: shop.code })}</b>
            </p>
          </Scan>
        )}
      </Words>
      {banner[0] && (
        <Side>
          <Picture
            src={banner[0]}
            alt=""
            width={1360}
            height={640}
            kind="photo"
            sizes="(max-width: 767px) 100vw, 58vw"
            fill
          />
        </Side>
      )}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  overflow: hidden;
  margin-top: var(--space-8);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  &[data-picture] { grid-template-columns: 5fr 7fr; }
  ${media.phone} { &[data-picture] { grid-template-columns: minmax(0, 1fr); } }
`;

const Words = styled.div`
  padding: var(--space-7) var(--space-6);

  > p { color: var(--text-muted); }
  > p:first-child { font-size: var(--step--1); }
  h2 {
    margin: var(--space-2) 0;
    font: var(--weight-display) var(--step-3) / 1.18 var(--font-display);
    overflow-wrap: anywhere;
  }
  dl { display: grid; gap: var(--space-3); margin-top: var(--space-5); font-size: var(--step-ui); line-height: 1.5; }
  dl > div { display: grid; grid-template-columns: 24px 1fr; gap: var(--space-3); }
  dt { color: var(--brand); }
  dd a { display: inline-block; margin-block: calc(-1 * var(--space-3)); padding-block: var(--space-3); }
  dd a:hover { color: var(--brand); text-decoration: underline; }
  ${media.phone} { padding: var(--space-5) var(--space-4); }
`;

const Scan = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin-top: var(--space-6);
  color: var(--text-muted);
  font-size: var(--step--1);

  /* The background of a QR code stays white. */
  > img { flex: none; padding: var(--space-2); border: 1px solid var(--line); border-radius: var(--radius-s); background: #ffffff; /* paper of the code */ }
  > p { max-width: 20ch; }
  b { display: block; color: var(--text); font-variant-numeric: tabular-nums; }
`;

const Side = styled.div`
  position: relative;
  min-height: 420px;

  /* A banner's text is on the left; the picture is displayed without that part. */
  img { object-position: right; }
  ${media.phone} { order: -1; min-height: 240px; }
`;
