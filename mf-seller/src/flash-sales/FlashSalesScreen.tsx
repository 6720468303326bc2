import { officePaths } from '@mall/contract/seller/office-paths';
import { KeysFoot, usePageKeys } from '@mall/office';
import { useMay, useSingleKeys } from '@mall/platform';
import { ButtonLink, EmptyMessage } from '@mall/ui';
import { DataTable, FilterSegments, ListSearch, OfficeCard, OfficePage, Toolbar } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nameOf, useSaleColumns } from './sale-columns.tsx';
import { SalePage } from './SalePage.tsx';
import { type ShopSales, states, useShopSales } from './useShopSales.ts';

/** The shop's own flash sales; with `?saleId=` one of them. */
export function FlashSalesScreen() {
  const [params] = useSearchParams();
  const id = params.get('saleId');
  return id === null ? <All /> : <SalePage key={id} id={id} />;
}

function All() {
  const { t } = useTranslation('flashSales');
  const keys = useSingleKeys();
  const sales = useShopSales();
  const columns = useSaleColumns(sales.linkTo);
  const mayEdit = useMay('price.edit');
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  const { asked, ask } = sales;
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub')}
      actions={
        mayEdit && (
          <ButtonLink tone="primary" to={officePaths.flashSaleForm()} icon={<Plus size={16} aria-hidden />}>
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
          rows={sales.rows}
          rowKey={({ id }) => id}
          rowName={nameOf}
          load={sales}
          keys={keys}
          expectedRows={6}
          empty={<Nothing sales={sales} mayEdit={mayEdit} />}
        />
        <KeysFoot
          page={sales.page}
          size={sales.size}
          total={sales.total}
          onPage={(page) => ask({ page })}
          letters={[{ key: '/', does: t('keySearch') }]}
        />
      </OfficeCard>
    </OfficePage>
  );
}

/** No flash sale yet and the way to one, or none that fits and the way to see all. */
function Nothing({ sales: { narrowed, ask }, mayEdit }: { sales: ShopSales; mayEdit: boolean }) {
  const { t } = useTranslation('flashSales');
  const navigate = useNavigate();
  if (narrowed)
    return (
      <EmptyMessage
        title={t('notFound')}
        reason={t('notFoundReason')}
        action={{ label: t('showAll'), onClick: () => ask({ state: 'all', keyword: '' }) }}
      />
    );
  const add = { label: t('new'), onClick: () => void navigate(officePaths.flashSaleForm()) };
  return <EmptyMessage title={t('none')} reason={t('noneReason')} {...(mayEdit && { action: add })} />;
}
