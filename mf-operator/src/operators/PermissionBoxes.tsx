import { type OperatorPermission, operatorPermissions } from '@mall/contract/core/operator-permissions';
import { Checkbox, Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type Props = {
  chosen: readonly OperatorPermission[];
  error?: string | undefined;
  /** Without it the boxes only show what a preset allows. */
  onChange?: (chosen: OperatorPermission[]) => void;
};

/** Every permission of the console as a box. */
export function PermissionBoxes({ chosen, error, onChange }: Props) {
  const { t } = useTranslation(['operators', 'operator']);
  return (
    <fieldset aria-describedby={error === undefined ? undefined : 'permissions-error'}>
      <legend>{t('boxes')}</legend>
      <Boxes>
        {operatorPermissions.map((key) => (
          <Checkbox
            key={key}
            name="permissions"
            label={t(`operator:permission.${key}`)}
            checked={chosen.includes(key)}
            disabled={onChange === undefined}
            onChange={(on) =>
              onChange?.(operatorPermissions.filter((one) => (one === key ? on : chosen.includes(one))))
            }
          />
        ))}
      </Boxes>
      {error !== undefined && (
        <Notice tone="danger">
          <span id="permissions-error">{error}</span>
        </Notice>
      )}
    </fieldset>
  );
}

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: 0 var(--space-4);
  margin-top: var(--space-2);
`;
