import type { OwnPiece } from '@mall/contract/catalog/design';
import { Button, Dialog, TextField } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { MeasureField } from './MeasureField.tsx';

type OwnPieceDialogProps = { open: boolean; onClose: () => void; onAdd: (own: OwnPiece) => void };

const usual: OwnPiece = { name: '', w: 1800, d: 420, h: 500 };

/** Furniture that the owner has already: a name and its dimensions. */
export function OwnPieceDialog({ open, onClose, onAdd }: OwnPieceDialogProps) {
  const { t } = useTranslation('design');
  const [own, setOwn] = useState(usual);
  const measure = (side: 'w' | 'd' | 'h') => (
    <MeasureField
      label={t(`own.${side}`)}
      value={own[side]}
      unit="cm"
      min={10}
      max={20_000}
      onChange={(mm) => setOwn((now) => ({ ...now, [side]: mm }))}
    />
  );
  const add = () => {
    onAdd({ ...own, name: own.name.trim() });
    setOwn(usual);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('own.title')}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('own.cancel')}</Button>
          <Button tone="primary" onClick={add}>
            {t('own.place')}
          </Button>
        </>
      }
    >
      <Fields>
        <TextField
          label={t('own.name')}
          value={own.name}
          maxLength={60}
          onChange={(name) => setOwn((now) => ({ ...now, name }))}
        />
        {measure('w')}
        {measure('d')}
        {measure('h')}
      </Fields>
    </Dialog>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-3);

  > :first-child { grid-column: 1 / -1; }
`;
