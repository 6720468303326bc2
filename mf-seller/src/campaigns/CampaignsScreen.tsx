import { KeysFoot, usePageKeys } from '@mall/office';
import { useMay, useSingleKeys } from '@mall/platform';
import { ButtonLink, EmptyMessage } from '@mall/ui';
import { DataTable, FilterSegments, ListSearch, OfficeCard, OfficePage, Toolbar } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CampaignPage } from './CampaignPage.tsx';
import { useColumns } from './columns.tsx';
import { type Kind, nameOf, places, type ShopKind } from './kind.ts';
import { states, useCampaigns } from './useCampaigns.ts';

type Props<K extends ShopKind> = { of: Kind<K> };

/** The shop's own campaigns of a kind; with its id in the address one of them. */
export function CampaignsScreen<K extends ShopKind>({ of }: Props<K>) {
  const [params] = useSearchParams();
  const id = params.get(places[of.kind].which);
  return id === null ? <All of={of} /> : <CampaignPage key={id} of={of} id={id} />;
}

function All<K extends ShopKind>({ of }: Props<K>) {
  const { kind } = of;
  const { t } = useTranslation('shopCampaigns');
  const keys = useSingleKeys();
  const campaigns = useCampaigns(of);
  const columns = useColumns(of, campaigns.linkTo);
  const mayEdit = useMay('price.edit');
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  const { asked, ask } = campaigns;
  return (
    <OfficePage
      title={t(`${kind}.title`)}
      sub={t(`${kind}.sub`)}
      actions={
        mayEdit && (
          <ButtonLink tone="primary" to={places[kind].form()} icon={<Plus size={16} aria-hidden />}>
            {t(`${kind}.new`)}
          </ButtonLink>
        )
      }
    >
      <OfficeCard flush>
        <Toolbar ref={bar}>
          <ListSearch
            label={t(`${kind}.find`)}
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
          label={t(`${kind}.title`)}
          columns={columns}
          rows={campaigns.rows}
          rowKey={({ id }) => id}
          rowName={nameOf}
          load={campaigns}
          keys={keys}
          expectedRows={6}
          empty={
            <Nothing
              kind={kind}
              narrowed={campaigns.narrowed}
              onAll={() => ask({ state: 'all', keyword: '' })}
            />
          }
        />
        <KeysFoot
          page={campaigns.page}
          size={campaigns.size}
          total={campaigns.total}
          onPage={(page) => ask({ page })}
          letters={[{ key: '/', does: t('keySearch') }]}
        />
      </OfficeCard>
    </OfficePage>
  );
}

/** None yet and the way to one, or none that fits and the way to see all. */
function Nothing({ kind, narrowed, onAll }: { kind: ShopKind; narrowed: boolean; onAll: () => void }) {
  const { t } = useTranslation('shopCampaigns');
  const navigate = useNavigate();
  const mayEdit = useMay('price.edit');
  if (narrowed)
    return (
      <EmptyMessage
        title={t(`${kind}.notFound`)}
        reason={t(`${kind}.notFoundReason`)}
        action={{ label: t('showAll'), onClick: onAll }}
      />
    );
  const add = { label: t(`${kind}.new`), onClick: () => void navigate(places[kind].form()) };
  return (
    <EmptyMessage title={t(`${kind}.none`)} reason={t('noneReason')} {...(mayEdit && { action: add })} />
  );
}
