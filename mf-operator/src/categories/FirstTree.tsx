import { Button, EmptyMessage } from '@mall/ui';
import { useTranslation } from 'react-i18next';

type Props = { mayEdit: boolean; busy: boolean; onBegin: () => void; onAdd: () => void };

/** A mall without categories: a furniture tree to start with, or a first category of one's own. */
export function FirstTree({ mayEdit, busy, onBegin, onAdd }: Props) {
  const { t } = useTranslation('categories');
  if (!mayEdit) return <EmptyMessage title={t('none')} reason={t('noneReason')} />;
  return (
    <EmptyMessage title={t('none')} reason={t('begin.reason')}>
      <Button tone="primary" busy={busy} onClick={onBegin}>
        {t('begin.go')}
      </Button>
      <Button tone="ghost" onClick={onAdd}>
        {t('begin.own')}
      </Button>
    </EmptyMessage>
  );
}
