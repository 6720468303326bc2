import { officePaths } from '@mall/contract/seller/office-paths';
import { KeysFoot, usePageKeys } from '@mall/office';
import { useMay, useSingleKeys } from '@mall/platform';
import { ButtonLink, EmptyMessage } from '@mall/ui';
import { DataTable, FilterSegments, ListSearch, OfficeCard, OfficePage, Toolbar } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nameOf, useCouponColumns } from './coupon-columns.tsx';
import { CouponPage } from './CouponPage.tsx';
import { type ShopCoupons, states, useShopCoupons } from './useShopCoupons.ts';

/** The shop's own coupons; with `?couponId=` one of them. */
export function CouponsScreen() {
  const [params] = useSearchParams();
  const id = params.get('couponId');
  return id === null ? <All /> : <CouponPage key={id} id={id} />;
}

function All() {
  const { t } = useTranslation('shopCoupons');
  const keys = useSingleKeys();
  const coupons = useShopCoupons();
  const columns = useCouponColumns(coupons.linkTo);
  const mayEdit = useMay('price.edit');
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  const { asked, ask } = coupons;
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub')}
      actions={
        mayEdit && (
          <ButtonLink tone="primary" to={officePaths.couponForm()} icon={<Plus size={16} aria-hidden />}>
            {t('new')}
          </ButtonLink>
        )
      }
    >
      <OfficeCard flush>
        <Toolbar ref={bar}>
          <ListSearch
            label={t('find')}
            keyword={asked.keyword}
            onSearch={(keyword) => ask({ keyword: keyword.trim() })}
          />
          <FilterSegments
            label={t('column.state')}
            segments={states.map((value) => ({ value, label: t(`state.${value}`) }))}
            value={asked.state}
            onChange={(state) => ask({ state })}
          />
        </Toolbar>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={coupons.rows}
          rowKey={({ id }) => id}
          rowName={nameOf}
          load={coupons}
          keys={keys}
          expectedRows={6}
          empty={<Nothing coupons={coupons} mayEdit={mayEdit} />}
        />
        <KeysFoot
          page={coupons.page}
          size={coupons.size}
          total={coupons.total}
          onPage={(page) => ask({ page })}
          letters={[{ key: '/', does: t('keySearch') }]}
        />
      </OfficeCard>
    </OfficePage>
  );
}

/** No coupon yet and the way to one, or none that fits and the way to see all. */
function Nothing({ coupons: { narrowed, ask }, mayEdit }: { coupons: ShopCoupons; mayEdit: boolean }) {
  const { t } = useTranslation('shopCoupons');
  const navigate = useNavigate();
  if (narrowed)
    return (
      <EmptyMessage
        title={t('notFound')}
        reason={t('notFoundReason')}
        action={{ label: t('showAll'), onClick: () => ask({ state: 'all', keyword: '' }) }}
      />
    );
  const add = { label: t('new'), onClick: () => void navigate(officePaths.couponForm()) };
  return <EmptyMessage title={t('none')} reason={t('noneReason')} {...(mayEdit && { action: add })} />;
}
