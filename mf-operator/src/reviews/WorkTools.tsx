import { Button, media, SelectField, useFormat, VisuallyHidden } from '@mall/ui';
import { FilterSegments, TableLook, Toolbar } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ShopChoice } from '../ShopChoice.tsx';
import { kinds, whose, type Works } from './useWorks.ts';
import type { WorkColumn } from './work-columns.tsx';

type Props = {
  works: Works;
  columns: readonly WorkColumn[];
  say: (key: WorkColumn['header']) => string;
};

/** Kind with its count, shop, whose, and columns: all of it in the address. */
export function WorkTools({ works, columns, say }: Props) {
  const { t } = useTranslation('workReviews');
  const format = useFormat();
  const { asked, ask, counts } = works;
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (
    <Toolbar>
      <Kinds>
        <SelectField
          label={<VisuallyHidden>{t('kinds')}</VisuallyHidden>}
          options={kinds.map((value) => ({
            value,
            label: t('kindCount', {
              kind: t(`kind.${value}`),
              n: format.number(value === 'all' ? all : (counts[value] ?? 0)),
            }),
          }))}
          value={asked.kind}
          onChange={(kind) => ask({ kind: kind === '' ? 'all' : kind })}
        />
      </Kinds>
      <ShopChoice
        label={t('shop')}
        placeholder={t('anyShop')}
        value={asked.shop}
        shop={works.shop}
        onChange={(shop) => ask({ shop })}
      />
      <FilterSegments
        label={t('whoseLabel')}
        segments={whose.map((value) => ({
          value,
          label: t(asked.tab === 'decided' ? `decidedBy.${value}` : `takenBy.${value}`),
        }))}
        value={asked.whose}
        onChange={(next) => ask({ whose: next })}
      />
      {works.narrowed && (
        <Button tone="ghost" size="small" onClick={works.widen}>
          {t('clear')}
        </Button>
      )}
      <TableLook columns={columns} list={works} say={say} />
    </Toolbar>
  );
}

/** Its label is heard alone, so that the field is as high as the others. */
const Kinds = styled.span`
  ${media.phone} { flex: 1 1 100%; }

  > * { gap: 0; }
`;
