import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../base/media.ts';
import { SelectField } from '../form/SelectField.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

export type Region = { id: string; name: string };
export type RegionIds = { provinceId: string; cityId: string; districtId: string };
/** Loads one level of regions: the provinces without a parent. */
export type RegionLoader = (parentId?: string) => Promise<readonly Region[]>;

type RegionPickerProps = {
  value: RegionIds;
  onChange: (ids: RegionIds) => void;
  load: RegionLoader;
  /** The error under each level without a choice. */
  errors: Partial<Record<keyof RegionIds, string>>;
};

/** Province, city, district. Each is a native select; a choice empties the levels below it. */
export function RegionPicker({ value, onChange, load, errors }: RegionPickerProps) {
  const t = usePhrases();
  const provinces = useRegions(load, '');
  const cities = useRegions(load, value.provinceId || undefined);
  const districts = useRegions(load, value.cityId || undefined);
  const optionsOf = (regions: readonly Region[]) => [
    { value: '', label: t('address.choose') },
    ...regions.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Levels>
      <SelectField
        label={t('address.province')}
        name="provinceId"
        autoComplete="address-level1"
        options={optionsOf(provinces)}
        value={value.provinceId}
        error={errors.provinceId}
        onChange={(provinceId) => onChange({ provinceId, cityId: '', districtId: '' })}
      />
      <SelectField
        label={t('address.city')}
        name="cityId"
        autoComplete="address-level2"
        options={optionsOf(cities)}
        value={value.cityId}
        error={errors.cityId}
        disabled={value.provinceId === ''}
        onChange={(cityId) => onChange({ ...value, cityId, districtId: '' })}
      />
      <SelectField
        label={t('address.district')}
        name="districtId"
        autoComplete="address-level3"
        options={optionsOf(districts)}
        value={value.districtId}
        error={errors.districtId}
        disabled={value.cityId === ''}
        onChange={(districtId) => onChange({ ...value, districtId })}
      />
    </Levels>
  );
}

type Level = { of: string | undefined; regions: readonly Region[] };

/**
 * The regions under `parent`; '' loads the provinces, undefined nothing. A failed load leaves the level
 * empty.
 */
const useRegions = (load: RegionLoader, parent: string | undefined): readonly Region[] => {
  const [level, setLevel] = useState<Level>({ of: undefined, regions: [] });
  // The list comes from outside React, and an answer to an earlier request must be ignored.
  useEffect(() => {
    if (parent === undefined) return;
    let asked = true;
    const take = (regions: readonly Region[]) => asked && setLevel({ of: parent, regions });
    load(parent === '' ? undefined : parent).then(take, () => take([]));
    return () => {
      asked = false;
    };
  }, [load, parent]);
  return level.of === parent ? level.regions : [];
};

const Levels = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-3);

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
