import { brandTones, Picture } from '@mall/ui';
import { Menu, Phone, Search, MapPin, ShoppingBag } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from './draft.ts';
import { Dots, Frame, Head, Hero, Words } from './preview-style.ts';
import { PreviewGoods } from './PreviewGoods.tsx';
import { pictureIn, type WindowName, windows } from './preview-windows.ts';

type PreviewMallProps = { shown: Draft; name: WindowName };

/** The head of the mall and of its home page under the shop's brand, with pictures cropped as there. */
export function PreviewMall({ shown, name }: PreviewMallProps) {
  const { t } = useTranslation('shopInfo');
  const [at, setAt] = useState(0);
  const banner = shown.banners[at] ?? shown.banners[0];
  const { width, height, focus } = windows[name];
  const small = width < 1024;
  const links = [t('preview.all'), t('preview.cart'), t('preview.member')];
  return (
    <Frame data-window={name} style={tonesOf(shown.colour, width)}>
      <p aria-hidden="true">
        <i />
        <i />
        <i />
        <span>{shown.storeName}</span>
      </p>
      <Head>
        {small && <Menu size={16} strokeWidth={1.75} aria-hidden />}
        {shown.logo === null ? (
          <b>{shown.storeName}</b>
        ) : (
          <Picture
            key={shown.logo}
            src={shown.logo}
            alt={shown.storeName}
            width={180}
            height={50}
            kind="plain"
            eager
          />
        )}
        {!small && (
          <span data-search>
            <Search size={13} strokeWidth={1.75} aria-hidden /> {t('preview.search')}
          </span>
        )}
        {small ? <ShoppingBag size={16} strokeWidth={1.75} aria-hidden /> : <em>{links.join(' · ')}</em>}
      </Head>
      <Hero>
        {banner && (
          <Picture
            key={pictureIn(name, banner)}
            src={pictureIn(name, banner)}
            alt={t('bannerNo', { no: at + 1 })}
            width={width}
            height={height}
            sizes="800px"
            kind="photo"
            focus={focus}
            eager
          />
        )}
        {shown.banners.length > 1 && (
          <Dots>
            {shown.banners.map(({ image }, index) => (
              <button
                key={image}
                type="button"
                aria-label={t('bannerNo', { no: index + 1 })}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
              />
            ))}
          </Dots>
        )}
      </Hero>
      {banner && (
        <small>{banner.href ? t('preview.leads', { to: banner.href }) : t('preview.leadsNowhere')}</small>
      )}
      {(name === 'phone' || !banner) && (
        <Words>
          <strong>{shown.storeName}</strong>
          {shown.propaganda && <span>{shown.propaganda}</span>}
          {banner?.href && <b>{t('preview.look')}</b>}
        </Words>
      )}
      <PreviewGoods columns={small ? 2 : 4} />
      <footer>
        <span>
          <Phone size={13} strokeWidth={1.75} aria-hidden /> {shown.mobile}
        </span>
        <span>
          <MapPin size={13} strokeWidth={1.75} aria-hidden /> {shown.address}
        </span>
      </footer>
    </Frame>
  );
}

/** The shop's colour in the mall, and the size of a px of that window here. */
const tonesOf = (colour: string, width: number): CSSProperties => {
  const tones = colour === '' ? undefined : brandTones(colour);
  return {
    '--window': width,
    ...(tones
      ? {
          '--wear': tones.light.brand,
          '--wear-on': tones.light.on,
          '--wear-dark': tones.dark.brand,
          '--wear-dark-on': tones.dark.on,
        }
      : {}),
  } as CSSProperties; // custom properties are not in React's type
};
