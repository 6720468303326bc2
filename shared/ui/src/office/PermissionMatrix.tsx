import { useTranslation } from 'react-i18next';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from '../form/Checkbox.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { Grid, OnPhone, Scroller } from './matrix-style.ts';

export type MatrixRow = { key: string; name: string };
export type MatrixGroup = { id: string; name: string; rows: readonly MatrixRow[] };
export type MatrixRole = {
  id: string;
  name: string;
  /** Under the name: "4 people". */
  note?: ReactNode;
  /** A menu beside the name. */
  menu?: ReactNode;
  allowed: ReadonlySet<string>;
  /** Its boxes can be ticked; otherwise the marks are read-only. */
  editable?: boolean;
};

export type PermissionMatrixProps = {
  /** The accessible name of the table. */
  label: string;
  groups: readonly MatrixGroup[];
  roles: readonly MatrixRole[];
  /** Headings of the first column, and of the choice that replaces the columns on a phone. */
  head: string;
  roleLabel: string;
  onToggle: (roleId: string, key: string, on: boolean) => void;
  /** Why a box cannot be ticked; it stays in place. */
  closed?: (key: string) => string | undefined;
  /** The one role that a phone displays. */
  shown: string;
  onShown: (roleId: string) => void;
};

/**
 * The permissions of roles: permissions by group as rows, roles as columns; on a phone one role at a time.
 */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { label, groups, roles, head, roleLabel, shown, onShown } = props;
  return (
    <>
      <OnPhone>
        <SelectField
          label={roleLabel}
          value={shown}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onShown}
        />
        {roles.find(({ id }) => id === shown)?.menu}
      </OnPhone>
      <Scroller tabIndex={0} role="region" aria-label={label}>
        <Grid aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {roles.map(({ id, name, note, menu, editable }) => (
                <th
                  key={id}
                  scope="col"
                  data-own={editable || undefined}
                  data-shown={id === shown || undefined}
                >
                  <b title={name}>{name}</b>
                  {note && <small>{note}</small>}
                  {menu}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id}>
              <tr>
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {group.name}
                </th>
              </tr>
              {group.rows.map((row) => (
                <Line key={row.key} row={row} {...props} />
              ))}
            </tbody>
          ))}
        </Grid>
      </Scroller>
    </>
  );
}

function Line({ row, roles, shown, closed, onToggle }: PermissionMatrixProps & { row: MatrixRow }) {
  const { t } = useTranslation('office', { useSuspense: false });
  const reason = closed?.(row.key);
  return (
    <tr>
      <th scope="row">
        <span>
          {row.name}
          <code>{row.key}</code>
        </span>
      </th>
      {roles.map(({ id, name, allowed, editable }) => {
        const on = allowed.has(row.key);
        return (
          <td key={id} data-own={editable || undefined} data-shown={id === shown || undefined}>
            {editable ? (
              <Checkbox
                label={`${name}: ${row.name}`}
                hideLabel
                checked={on}
                // A permission that is there already may be taken away by somebody who lacks it; they cannot
                // give it.
                disabled={reason !== undefined && !on}
                title={reason}
                onChange={(next) => onToggle(id, row.key, next)}
              />
            ) : (
              <>
                <VisuallyHidden>{t(on ? 'matrix.yes' : 'matrix.no')}</VisuallyHidden>
                {on ? <Check size={16} strokeWidth={1.75} aria-hidden /> : <i aria-hidden="true">–</i>}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}
