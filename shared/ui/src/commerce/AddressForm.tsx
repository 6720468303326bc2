import {
  addressLimits,
  type AddressDraft,
  type AddressProblem,
  type AddressProblems,
} from '@mall/contract/member/address';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../form/Checkbox.tsx';
import { media } from '../base/media.ts';
import { TextArea } from '../form/TextArea.tsx';
import { TextField } from '../form/TextField.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';
import { type RegionLoader, RegionPicker } from './RegionPicker.tsx';

export type AddressFormProps = {
  /** The id of the `<form>`, so that a button elsewhere can submit it. */
  id: string;
  value: AddressDraft;
  onChange: (draft: AddressDraft) => void;
  problems: AddressProblems;
  /** Shows every problem; without it, only those of fields that were left. */
  tried: boolean;
  loadRegions: RegionLoader;
  onSave: () => void;
};

/** The fields of an address. It only shows and reports; `addressProblems` of the contract validates. */
export function AddressForm({ id, value, onChange, problems, tried, loadRegions, onSave }: AddressFormProps) {
  const t = usePhrases();
  const [left, setLeft] = useState<ReadonlySet<keyof AddressDraft>>(new Set());
  const leave = (field: keyof AddressDraft) => setLeft((fields) => new Set([...fields, field]));
  const change = (part: Partial<AddressDraft>) => onChange({ ...value, ...part });
  const say = (field: keyof AddressDraft) => {
    const problem: AddressProblem | undefined = tried || left.has(field) ? problems[field] : undefined;
    return problem && t(`address.problem.${problem}`);
  };
  return (
    <Form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Pair>
        <TextField
          label={t('address.name')}
          autoComplete="name"
          maxLength={addressLimits.name}
          value={value.name}
          error={say('name')}
          onBlur={() => leave('name')}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={t('address.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          value={value.phone}
          error={say('phone')}
          onBlur={() => leave('phone')}
          onChange={(phone) => change({ phone })}
        />
      </Pair>
      <RegionPicker
        value={value}
        onChange={change}
        load={loadRegions}
        errors={{ provinceId: say('provinceId'), cityId: say('cityId'), districtId: say('districtId') }}
      />
      <TextArea
        label={t('address.detail')}
        hint={t('address.detailHint')}
        autoComplete="street-address"
        rows={2}
        counter={addressLimits.detail}
        value={value.detail}
        error={say('detail')}
        onBlur={() => leave('detail')}
        onChange={(detail) => change({ detail })}
      />
      <Checkbox
        label={t('address.default')}
        checked={value.isDefault}
        onChange={(isDefault) => change({ isDefault })}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
`;
