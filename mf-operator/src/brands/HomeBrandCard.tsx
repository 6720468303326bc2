import { paths } from '@mall/contract/core/paths';
import type { Output } from '@mall/contract/operations';
import { useDebouncedValue, useUndoToast } from '@mall/office';
import { api, refresh, reportFailure, useQueryOf } from '@mall/platform';
import { ButtonLink } from '@mall/ui';
import { ComboBox, OfficeCard } from '@mall/ui/office';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { nameOf } from '../name-of.ts';

type Home = Output<'mallBrand.list'>['home'];
type Choice = { readonly id: string; readonly name: string };

/** Where the tile of small items on the home page leads, chosen among the brands by their names. */
export function HomeBrandCard({ home, mayEdit }: { home: Home; mayEdit: boolean }) {
  const { t } = useTranslation('brands');
  const tellUndo = useUndoToast();
  const [typed, setTyped] = useState('');
  const now = home.name === null ? null : { id: home.id, name: nameOf(home.name) };
  const keyword = useDebouncedValue(typed.trim());
  // What stands in the field is the name of the chosen brand, and no search for it.
  const { data } = useQueryOf(
    'mallBrand.list',
    { tab: 'shown', keyword: keyword === now?.name ? '' : keyword, size: 8 },
    { quiet: true, placeholderData: (before) => before },
  );
  const found = (data?.list ?? []).map(({ id, name }): Choice => ({ id, name: nameOf(name) }));
  const options = [...(now === null ? [] : [now]), ...found.filter(({ id }) => id !== now?.id)];
  const lead = (id: string, seen: string) =>
    api('mallBrand.chooseHome', { id, seen }).finally(() => refresh('mallBrand.list'));
  const choose = (id: string) => {
    const to = options.find((one) => one.id === id);
    if (to === undefined || id === home.id) return;
    const back = () => void lead(home.id, id).catch(reportFailure);
    void lead(id, home.id).then(() => {
      if (now !== null) tellUndo(t('home.done', { name: to.name }), t('undo'), back);
    }, reportFailure);
  };
  return (
    <OfficeCard>
      <Line>
        <ComboBox
          label={t('home.label')}
          hint={now === null ? t('home.none') : t('home.hint')}
          placeholder={t('home.choose')}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
          value={now?.id ?? null}
          onSearch={setTyped}
          onChange={(id) => id !== null && choose(id)}
          disabled={!mayEdit}
        />
        <ButtonLink
          to={paths.brandGoods({ brandId: home.id })}
          icon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden />}
        >
          {t('home.see')}
        </ButtonLink>
      </Line>
    </OfficeCard>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: center;

  > :first-child { flex: 0 1 420px; min-width: 0; }
`;
