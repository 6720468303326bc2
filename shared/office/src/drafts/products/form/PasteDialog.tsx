import { pasteRows, sheetColumns } from '@mall/contract/seller/sku-rows';
import { Button, Dialog, Notice, TextArea } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartProps } from './form-types.ts';

/**
 * For a whole block of a sheet: one line per SKU in the order of the matrix; unreadable cells are listed
 * before anything changes.
 */
export function PasteDialog({ content, change, onClose }: PartProps & { onClose: () => void }) {
  const { t } = useTranslation('goodsForm');
  const [text, setText] = useState('');
  const { rows, changed, wrong } = pasteRows(content.skus, text, { row: 0, column: 'no' });
  const [first] = wrong;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('paste.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            disabled={changed === 0 || wrong.length > 0}
            onClick={() => {
              change({ skus: rows });
              onClose();
            }}
          >
            {t('paste.apply', { count: changed })}
          </Button>
        </>
      }
    >
      <p>
        {t('paste.lead', {
          count: content.skus.length,
          columns: sheetColumns.map((column) => t(`sku.${column}`)).join(' · '),
        })}
      </p>
      <TextArea label={t('paste.cells')} rows={8} value={text} onChange={setText} spellCheck={false} />
      {first && (
        <Notice tone="danger">
          {t('paste.cell', { row: first.row, column: first.column, text: first.text })}
        </Notice>
      )}
    </Dialog>
  );
}
