import { Button, type ControlAttributes } from '@mall/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

type PictureButtonsProps = {
  control?: ControlAttributes;
  busy: boolean;
  label?: string;
  onChoose: (file: File) => Promise<void>;
  onRemove?: () => void;
};

/** Chooses a picture file by the system's own dialog, or takes the present one away. */
export function PictureButtons({ control, busy, label, onChoose, onRemove }: PictureButtonsProps) {
  const { t } = useTranslation('seller');
  const input = useRef<HTMLInputElement>(null);
  return (
    <span>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void onChoose(file);
        }}
      />
      <Button {...control} size="small" busy={busy} onClick={() => input.current?.click()}>
        {label ?? t('shop.replace')}
      </Button>
      {onRemove && (
        <Button size="small" tone="ghost" onClick={onRemove}>
          {t('shop.remove')}
        </Button>
      )}
    </span>
  );
}
