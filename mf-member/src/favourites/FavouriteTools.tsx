import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, Checkbox, media, SelectField } from '@mall/ui';
import { sorts } from './useFavourites.ts';

type FavouriteToolsProps = {
  /** The ids of this page. */
  ids: readonly string[];
  chosen: ReadonlySet<string>;
  busy: boolean;
  sort: (typeof sorts)[number];
  onSort: (sort: string) => void;
  onChoose: (ids: readonly string[], on: boolean) => void;
  onRemove: () => void;
};

/** Multiple selection, removal, and sorting. */
export function FavouriteTools({ ids, chosen, busy, sort, onSort, onChoose, onRemove }: FavouriteToolsProps) {
  const { t } = useTranslation('member');
  const here = ids.filter((id) => chosen.has(id)).length;
  return (
    <Bar>
      <Checkbox
        label={chosen.size > 0 ? t('favourites.chosen', { count: chosen.size }) : t('favourites.all')}
        checked={here > 0 && here === ids.length}
        mixed={here > 0 && here < ids.length}
        onChange={(on) => onChoose(ids, on)}
      />
      <Button size="small" disabled={chosen.size === 0} busy={busy} onClick={onRemove}>
        {t('favourites.removeChosen')}
      </Button>
      <SelectField
        label={t('favourites.sort.label')}
        hideLabel
        value={sort}
        options={sorts.map((value) => ({ value, label: t(`favourites.sort.${value}`) }))}
        onChange={onSort}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  font-size: var(--step-ui);

  > :last-child { min-width: 176px; margin-left: auto; } /* its longest word in four languages */
  ${media.phone} { > :last-child { flex-basis: 100%; margin-left: 0; } }
`;
