import { Button, Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { ShopKind } from './kind.ts';

type Props = { kind: ShopKind; changed: { readonly take: () => void } | 'unread' };

/** Somebody else saved the same campaign meanwhile, and the way to take over what they saved, if it could be read. */
export function Changed({ kind, changed }: Props) {
  const { t } = useTranslation('shopCampaigns');
  const action = changed !== 'unread' && (
    <Button size="small" onClick={changed.take}>
      {t('takeTheirs')}
    </Button>
  );
  return (
    <Notice tone="warning" role="alert" action={action}>
      {t(changed === 'unread' ? 'unread' : `${kind}.changed`)}
    </Notice>
  );
}
