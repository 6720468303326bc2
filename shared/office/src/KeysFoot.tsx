import { setSingleKeys, useSingleKeys } from '@mall/platform';
import { RowKeysHint, TableFoot } from '@mall/ui/office';
import type { ComponentProps } from 'react';

type Hint = ComponentProps<typeof RowKeysHint>;

type KeysFootProps = Omit<ComponentProps<typeof TableFoot>, 'children'> &
  Pick<Hint, 'opens'> & {
    /** Letters of this table beyond those of every table. */
    letters?: Hint['more'];
  };

/** The foot of a table whose rows have keys: its pages, the keys, and the switch that turns single letters off. */
export function KeysFoot({ letters, opens, ...foot }: KeysFootProps) {
  const on = useSingleKeys();
  return (
    <TableFoot {...foot}>
      <RowKeysHint on={on} onChange={setSingleKeys} more={letters} opens={opens} />
    </TableFoot>
  );
}
