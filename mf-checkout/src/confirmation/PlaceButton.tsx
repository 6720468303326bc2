import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '@mall/ui';
import type { Preview } from './usePreview.ts';

export type PlaceButtonProps = {
  preview: Preview;
  busy: boolean;
  /** A newer price is loading. */
  stale: boolean;
  /** The price changed after the button was pressed. */
  changed: boolean;
  onPlace: () => void;
};

/** The last step. Without an address it displays that one is missing. */
export function PlaceButton({
  preview,
  busy,
  stale,
  changed,
  onPlace,
  wide,
}: PlaceButtonProps & { wide?: boolean }) {
  const { t } = useTranslation('checkout');
  const missing = preview.address === null;
  return (
    <>
      <Button
        tone="primary"
        size="large"
        wide={wide}
        busy={busy}
        disabled={missing || stale || preview.lines.length === 0}
        onClick={onPlace}
      >
        {changed ? t('confirm.placeChanged') : t('confirm.place')}
      </Button>
      {wide && missing && <Why>{t('confirm.address.none')}</Why>}
    </>
  );
}

const Why = styled.p`
  margin-top: var(--space-2);
  color: var(--warning);
  font-size: var(--step--1);
`;
