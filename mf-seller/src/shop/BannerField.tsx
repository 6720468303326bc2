import { shopBanner } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { isShopLink } from '@mall/contract/seller/shop-draft';
import { opens } from '@mall/platform';
import { Button, IconButton, TextField } from '@mall/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Banner } from './draft.ts';
import { PictureLine } from './PictureLine.tsx';
import { PicturePicker } from './PicturePicker.tsx';

type BannerFieldProps = {
  banner: Banner;
  no: number;
  of: number;
  /** Displayed when the link of this banner is wrong. */
  error: string | undefined;
  onChange: (change: Partial<Banner>) => void;
  onLeave: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const wideBox = { width: 168, height: 56 };
const narrowBox = { width: 119, height: 56 };

/** One banner: its wide and its narrow picture, its position, and its target. */
export function BannerField(props: BannerFieldProps) {
  const { banner, no, of, error, onChange, onLeave, onMove, onRemove } = props;
  const { t } = useTranslation('shopInfo');
  const name = t('bannerNo', { no });
  const narrowName = t('narrowNo', { no });
  const bad = !isShopLink(banner.href.trim());
  return (
    <Item>
      <PicturePicker
        kinds={['banner', 'bannerNarrow']}
        onTake={([image = '', narrow = '']) => onChange({ image, narrow })}
      >
        {(picking) => (
          <PictureLine
            label={name}
            aside={of > 1 && <Order no={no} of={of} name={name} onMove={onMove} />}
            picture={banner.image}
            alt={name}
            box={wideBox}
            fits={t('sizeOf', shopBanner.wide)}
            hint={t('wideHint')}
            picking={picking}
          >
            <Button
              size="small"
              busy={picking.reading}
              aria-label={t('replaceOf', { what: name })}
              onClick={picking.choose}
            >
              {t('replace')}
            </Button>
            <Button size="small" tone="ghost" aria-label={t('removeOf', { what: name })} onClick={onRemove}>
              {t('remove')}
            </Button>
          </PictureLine>
        )}
      </PicturePicker>
      <PicturePicker kinds={['bannerNarrow']} onTake={([narrow = '']) => onChange({ narrow })}>
        {(picking) => (
          <PictureLine
            label={narrowName}
            picture={banner.narrow || banner.image}
            alt={narrowName}
            box={narrowBox}
            fits={banner.narrow === '' ? undefined : t('sizeOf', shopBanner.narrow)}
            hint={t(banner.narrow === '' ? 'narrowCut' : 'narrowHint', shopBanner.narrow)}
            picking={picking}
          >
            <Button
              size="small"
              busy={picking.reading}
              aria-label={t(banner.narrow === '' ? 'chooseOf' : 'replaceOf', { what: narrowName })}
              onClick={picking.choose}
            >
              {t(banner.narrow === '' ? 'choose' : 'replace')}
            </Button>
            {banner.narrow !== '' && (
              <Button
                size="small"
                tone="ghost"
                aria-label={t('removeOf', { what: narrowName })}
                onClick={() => onChange({ narrow: '' })}
              >
                {t('remove')}
              </Button>
            )}
          </PictureLine>
        )}
      </PicturePicker>
      <TextField
        label={t('bannerLink', { no })}
        optional
        name={bad ? 'banners' : undefined}
        placeholder={paths.newGoods()}
        value={banner.href}
        error={bad ? error : undefined}
        hint={leadsNowhere(banner.href) ? t('linkUnknown') : undefined}
        onChange={(href) => onChange({ href })}
        onBlur={onLeave}
      />
    </Item>
  );
}

/** A page of the mall that no remote serves: the banner would not be a link. */
const leadsNowhere = (href: string): boolean =>
  href.startsWith('/') && isShopLink(href.trim()) && !opens(href.trim());

function Order({ no, of, name, onMove }: Pick<BannerFieldProps, 'no' | 'of' | 'onMove'> & { name: string }) {
  const { t } = useTranslation('shopInfo');
  return (
    <Places>
      <IconButton label={t('moveUp', { what: name })} disabled={no === 1} onClick={() => onMove(no - 2)}>
        <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t('moveDown', { what: name })} disabled={no === of} onClick={() => onMove(no)}>
        <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Places>
  );
}

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  & + & { padding-top: var(--space-4); border-top: 1px solid var(--line); }
`;

const Places = styled.span`
  display: flex;
  margin: calc(-1 * var(--space-2)) 0 calc(-1 * var(--space-2)) auto;
`;
