import { api } from '@mall/platform';
import { Button, ButtonLink } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportList } from '../ExportList.tsx';
import { useMayOperate } from '../useMe.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { LookDialog } from './LookDialog.tsx';
import { NewShopDialog } from '../NewShopDialog.tsx';
import { type Doing, ShopTable } from './ShopTable.tsx';
import { StateDialog } from './StateDialog.tsx';
import { useShops } from './useShops.ts';

/** The shops of the mall: who owns them, whether they are open, and what an operator does about them. */
export function ShopsScreen() {
  const { t } = useTranslation('mallShops');
  const shops = useShops();
  const mayEdit = useMayOperate('shop.edit');
  const [doing, setDoing] = useState<Doing | { what: 'add' }>();
  const end = () => setDoing(undefined);
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: shops.total })}
      actions={
        <>
          <ExportList total={shops.total} begin={() => api('mallShop.exportJob', shops.filter)} />
          <ButtonLink to="/operator/shops/applications">{t('applications')}</ButtonLink>
          {mayEdit && (
            <Button
              tone="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setDoing({ what: 'add' })}
            >
              {t('add.open')}
            </Button>
          )}
        </>
      }
    >
      <ShopTable shops={shops} mayEdit={mayEdit} onDo={setDoing} />
      {doing?.what === 'add' && <NewShopDialog onClose={end} />}
      {doing?.what === 'state' && <StateDialog shop={doing.shop} onClose={end} />}
      {doing?.what === 'look' && <LookDialog shop={doing.shop} onClose={end} />}
      {doing?.what === 'code' && <CodeDialog shop={doing.shop} onClose={end} />}
    </OfficePage>
  );
}
