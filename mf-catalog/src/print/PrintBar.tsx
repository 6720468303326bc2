import { Button, ButtonLink, media, Switch } from '@mall/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type PrintBarProps = {
  backTo: string;
  ready: boolean;
  prices: boolean;
  onPrices: (on: boolean) => void;
  pictures: boolean;
  onPictures: (on: boolean) => void;
};

/** The options of the sheet, and the print button. It is not printed. */
export function PrintBar({ backTo, ready, prices, onPrices, pictures, onPictures }: PrintBarProps) {
  const { t } = useTranslation('print');
  return (
    <Bar aria-label={t('bar.label')}>
      <ButtonLink tone="ghost" to={backTo} icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />}>
        {t('bar.back')}
      </ButtonLink>
      <div>
        <Switch label={t('bar.prices')} checked={prices} onChange={onPrices} />
        <Switch label={t('bar.pictures')} checked={pictures} onChange={onPictures} />
      </div>
      <Button
        tone="primary"
        disabled={!ready}
        icon={<Printer size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('bar.print')}
      </Button>
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  top: 0;
  z-index: var(--layer-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-bottom: var(--space-5);
  padding: var(--space-2) var(--space-5);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--step--1);

  > div { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); }
  ${media.phone} { padding-inline: var(--margin); > div { order: 1; width: 100%; justify-content: space-between; } }
  @media print { display: none; }
`;
