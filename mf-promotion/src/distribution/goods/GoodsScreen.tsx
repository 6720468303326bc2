import { Dialog, EmptyMessage } from '@mall/ui';
import { MemberPage, PagedList, ProductGrid } from '@mall/ui/member';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkParts } from '../links/LinkParts.tsx';
import { PromoterOnly } from '../PromoterOnly.tsx';
import { GoodFoot } from './GoodFoot.tsx';
import { GoodsTools } from './GoodsTools.tsx';
import { type Good, pageSize, useGoods } from './useGoods.ts';

/** Products to promote, each with its commission, its link and its poster. */
export function GoodsScreen() {
  const { t } = useTranslation('distribution');
  return (
    <MemberPage title={t('goods.title')} note={t('goods.lead')}>
      <PromoterOnly>
        <Goods />
      </PromoterOnly>
    </MemberPage>
  );
}

function Goods() {
  const { t } = useTranslation('distribution');
  const view = useGoods();
  const [linked, setLinked] = useState<Good>();
  const { tab, keyword, goods, page } = view;
  return (
    <>
      <GoodsTools view={view} />
      <PagedList
        read={goods}
        skeleton="cards"
        page={page}
        size={pageSize}
        hrefOf={view.hrefOf}
        empty={
          <EmptyMessage
            panel
            title={t(tab === 'picked' ? 'goods.nonePicked' : 'goods.none', { keyword })}
            reason={tab === 'picked' ? t('goods.nonePickedReason') : undefined}
            action={{
              label: t('goods.all'),
              onClick: () => view.show({ tab: 'all', keyword: '' }),
            }}
          />
        }
      >
        {(list) => (
          <ProductGrid
            products={list}
            foot={(good) => (
              <GoodFoot
                good={good}
                busy={view.picking === good.id}
                onPick={() => view.pick(good)}
                onLink={() => setLinked(good)}
              />
            )}
          />
        )}
      </PagedList>
      <Dialog
        open={linked !== undefined}
        onClose={() => setLinked(undefined)}
        title={t('link.of', { name: linked?.name ?? '' })}
        size="large"
      >
        {linked && <LinkParts product={linked} />}
      </Dialog>
    </>
  );
}
