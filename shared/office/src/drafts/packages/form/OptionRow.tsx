import type { PackageOption, PackageSlot } from '@mall/contract/seller/own-package';
import { packageLimits } from '@mall/contract/seller/own-package';
import { Checkbox, IconButton, media, MoneyText, Picture } from '@mall/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NumberField } from '../../draft-fields.tsx';
import type { PartProps } from './form-types.ts';
import { useProblemText } from './useProblemText.ts';

type OptionRowProps = PartProps & {
  slot: PackageSlot;
  option: PackageOption;
  onChange: (option: PackageOption) => void;
  onRemove: () => void;
};

/** An option of a slot: its price here, its quantity, and whether the package as made includes it. */
export function OptionRow({ slot, option, onChange, onRemove, ...part }: OptionRowProps) {
  const { t } = useTranslation('ownPackages');
  const { pieceOf, disabled } = part;
  const piece = pieceOf(option.skuId);
  const place = `rooms.${slot.key}.${option.skuId}`;
  const problem = useProblemText(part)(place);
  const name =
    piece === undefined ? t('options.unknown', { id: option.skuId }) : `${piece.name} · ${piece.spec}`;
  return (
    <Row data-bad={problem !== undefined || undefined}>
      <Picture src={piece?.image ?? undefined} alt="" width={52} height={52} sizes="52px" />
      <div>
        <b>{piece?.name ?? name}</b>
        <small>
          {piece && [piece.spec, t('options.stock', { count: piece.stock })].join(' · ')}
          {piece && piece.supplyPrice !== null && (
            <>
              {' · '}
              {t('options.supply')} <MoneyText amount={piece.supplyPrice} />
            </>
          )}
        </small>
        {problem && <em role="alert">{problem}</em>}
      </div>
      {piece && <MoneyText amount={piece.price} decimals="always" />}
      <NumberField
        label={t('options.qty', { name })}
        hideLabel
        name={`${place}.qty`}
        value={option.qty}
        most={packageLimits.qty}
        onChange={(qty) => onChange({ ...option, qty: Math.max(1, qty ?? 1) })}
      />
      <Checkbox
        label={t('options.isDefault')}
        aria-label={t('options.defaultOf', { name })}
        name={place}
        checked={option.isDefault}
        disabled={disabled}
        onChange={(isDefault) => onChange({ ...option, isDefault })}
      />
      {!disabled && (
        <IconButton label={t('options.remove', { name })} onClick={onRemove}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: var(--thumb, 52px) minmax(0, 1fr) auto 64px auto auto;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-2) var(--space-3);
  border-top: 1px solid var(--line);
  font-size: var(--o-s);

  &:first-child { border-top: 0; }
  &[data-bad] { box-shadow: inset 3px 0 0 var(--danger); }
  > :first-child { width: 52px; height: 52px; border: 1px solid var(--line); border-radius: var(--radius-s); }
  > div:nth-child(2) { display: grid; min-width: 0; }
  b { overflow: hidden; font-weight: var(--weight-strong); text-overflow: ellipsis; }
  small { color: var(--text-muted); font-size: var(--o-xs); }
  em { color: var(--danger); font-style: normal; }
  ${media.phone} {
    grid-template-columns: 52px minmax(0, 1fr) auto;
    > div:nth-child(2),
    > span:nth-child(3) { grid-column: 2 / 4; }
    > :nth-child(4) { grid-column: 1 / 2; }
  }
`;
