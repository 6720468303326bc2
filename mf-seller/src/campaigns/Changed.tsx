import { Button, Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { ShopKind } from './kind.ts';

/** Somebody else saved the same campaign meanwhile, and the way to take over what they saved. */
export function Changed({ kind, onTake }: { kind: ShopKind; onTake: () => void }) {
  const { t } = useTranslation('shopCampaigns');
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="small" onClick={onTake}>
          {t('takeTheirs')}
        </Button>
      }
    >
      {t(`${kind}.changed`)}
    </Notice>
  );
}
