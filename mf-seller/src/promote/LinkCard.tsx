import { common, copyLink, reportFailure, useMay } from '@mall/platform';
import { Button, FailedSection, SelectField, SkeletonBox, TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { canShare, pngOf, saveFile, share } from '@mall/ui/poster';
import { Copy, Download, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProductChoice } from './ProductChoice.tsx';
import { targetNames } from './target.ts';
import type { Promoted, usePromoted } from './usePromoted.ts';
import { useShared } from './useShared.ts';

type LinkCardProps = { promoted: Promoted; promoting: ReturnType<typeof usePromoted> };

/** The target of the link, the link, and its QR code. */
export function LinkCard({ promoted, promoting }: LinkCardProps) {
  const { t } = useTranslation('promote');
  const mayChoose = useMay('goods.view');
  const shared = useShared();
  const { shop, name, product, productId, link } = promoted;
  const what = product?.name ?? shop.storeName;
  const pages = targetNames.map((value) => ({ value, label: t(`target.${value}`) }));
  return (
    <OfficeCard title={t('link.title')}>
      <Parts>
        <SelectField
          label={t('target.label')}
          options={productId === '' ? pages : [...pages, { value: 'product', label: t('target.product') }]}
          value={productId === '' ? name : 'product'}
          onChange={(to) => {
            if (to !== '' && to !== 'product') promoting.choosePage(to);
          }}
        />
        {mayChoose && <ProductChoice productId={productId} onChoose={promoting.chooseProduct} />}
        <TextField
          label={t('link.address')}
          hint={t('link.hint', { code: shop.code })}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <div>
          <Button
            tone="primary"
            icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => void copyLink(link).then(shared)}
          >
            {t('link.copy')}
          </Button>
          {canShare() && (
            <Button
              icon={<Share2 size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() =>
                void share({ title: what, text: shop.propaganda, url: link }).then(
                  (done) => done && shared(),
                  reportFailure,
                )
              }
            >
              {t('link.share')}
            </Button>
          )}
        </div>
        <Code promoted={promoted} promoting={promoting} onSaved={shared} />
      </Parts>
    </OfficeCard>
  );
}

function Code({ promoted, promoting, onSaved }: LinkCardProps & { onSaved: () => void }) {
  const { t } = useTranslation('promote');
  const { shop, code, product } = promoted;
  if (promoting.noCode)
    return <FailedSection reason={common('failure.qrCode')} onRetry={promoting.retryCode} />;
  if (code === undefined) return <SkeletonBox width={200} height={200} />;
  const save = (blob: Blob, ending: string) => {
    saveFile(blob, `${shop.code}-qr.${ending}`);
    onSaved();
  };
  return (
    <Scan>
      <img
        src={`data:image/png;base64,${code.png}`}
        alt={t('code.alt', { name: product?.name ?? shop.storeName })}
        width={200}
        height={200}
      />
      <div>
        <p>{t('code.text')}</p>
        <Button
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void pngOf(code.svg).then((blob) => save(blob, 'png'), reportFailure)}
        >
          {t('code.png')}
        </Button>
        <Button
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => save(new Blob([code.svg], { type: 'image/svg+xml' }), 'svg')}
        >
          {t('code.svg')}
        </Button>
      </div>
    </Scan>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > div:has(> button) { display: flex; flex-wrap: wrap; gap: var(--space-2); }
`;

const Scan = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: center;
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);

  > img {
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: #ffffff; /* paper of the code */
  }
  > div { display: grid; flex: 1; gap: var(--space-2); justify-items: start; min-width: 180px; }
  p { color: var(--text-muted); font-size: var(--o-s); }
`;
