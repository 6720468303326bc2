import { languages } from '@mall/contract/languages';
import { language } from '@mall/platform';
import { Picture, TextButton } from '@mall/ui';
import { Cells, type Column, StatusPill, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OwnBrand } from './useOwnBrands.ts';

/** What a brand is called in the reader's language, else in one in which it is. */
export const nameOf = ({ content: { name } }: Pick<OwnBrand, 'content'>): string =>
  [language(), ...languages].map((code) => (name[code] ?? '').trim()).find((text) => text !== '') ?? '';

export const brandColumns = (
  open: (brand: OwnBrand) => void,
): readonly Column<OwnBrand, ParseKeys<'ownBrands'>>[] => [
  {
    id: 'name',
    header: 'column.name',
    cell: (brand) => (
      <Line>
        <Picture
          src={brand.content.logo ?? undefined}
          alt=""
          width={52}
          height={52}
          sizes="52px"
          kind="plain"
        />
        <TextButton onClick={() => open(brand)}>{nameOf(brand)}</TextButton>
      </Line>
    ),
  },
  {
    id: 'sort',
    card: 'none',
    header: 'column.sort',
    align: 'end',
    cell: (brand) => Cells.number(brand.content.sort),
    width: '90px',
  },
  {
    id: 'products',
    card: 'line',
    header: 'column.products',
    align: 'end',
    cell: (brand) => Cells.number(brand.products),
    width: '110px',
  },
  {
    id: 'review',
    card: 'aside',
    header: 'column.review',
    cell: (brand) => <Review brand={brand} />,
    width: '220px',
  },
  {
    id: 'saved',
    header: 'column.saved',
    cell: (brand) => Cells.dateTime(brand.savedAt),
    width: '150px',
    wideOnly: true,
  },
];

const tones: Record<OwnBrand['state'], StatusTone> = { pending: 'wait', approved: 'good', rejected: 'bad' };

function Review({ brand }: { brand: OwnBrand }) {
  const { t } = useTranslation('ownBrands');
  const below =
    brand.state === 'rejected'
      ? brand.reason
      : brand.live !== null && brand.state === 'pending'
        ? t('liveStays')
        : null;
  return (
    <Two>
      <StatusPill tone={tones[brand.state]}>{t(`tab.${brand.state}`)}</StatusPill>
      {below !== null && <small title={below}>{below}</small>}
    </Two>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  > :first-child { flex: none; width: var(--thumb); height: var(--thumb); border: 1px solid var(--line); border-radius: var(--radius-s); }
`;

const Two = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;

  > small { max-width: 100%; overflow: hidden; color: var(--text-muted); font-size: var(--o-xs); text-overflow: ellipsis; }
`;
