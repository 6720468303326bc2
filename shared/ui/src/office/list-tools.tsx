import { Rows2, Rows3, Rows4 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSegments, SearchField } from './filters.tsx';

type ListSearchProps = {
  label: string;
  /** The keyword in the address. */
  keyword: string;
  onSearch: (keyword: string) => void;
};

/**
 * The search of a list whose keyword is in the address: Enter searches, and the field follows the address.
 */
export function ListSearch({ label, keyword, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  if (known !== keyword) {
    setKnown(keyword);
    setTyped(keyword);
  }
  return <SearchField label={label} value={typed} onChange={setTyped} onSearch={onSearch} />;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const densities = [
  ['compact', <Rows4 key="compact" {...icon} />],
  ['standard', <Rows3 key="standard" {...icon} />],
  ['roomy', <Rows2 key="roomy" {...icon} />],
] as const;

export type Density = (typeof densities)[number][0];

/** The density of a table's rows. */
export function DensityChoice({ value, onChange }: { value: Density; onChange: (value: Density) => void }) {
  const { t } = useTranslation('office', { useSuspense: false });
  return (
    <FilterSegments
      label={t('density.label')}
      segments={densities.map(([name, label]) => ({ value: name, label, name: t(`density.${name}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
