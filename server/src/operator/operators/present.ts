import { operatorKeysOf } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import type { Operator } from '../../platform/http/caller.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import type { OperatorRow } from './operators.queries.ts';

export const toOperator = (row: OperatorRow, caller: Operator): Output<'operator.add'> => ({
  userId: row.user_id,
  name: row.name,
  mobile: maskPhone(openField(row.mobile, row.user_id)),
  role: row.role,
  permissions: [...operatorKeysOf(row.role, row.permissions)],
  secondFactor: row.second_factor,
  addedAt: row.added_at.toISOString(),
  addedBy: row.added_by,
  seenAt: row.seen_at?.toISOString() ?? null,
  me: row.user_id === caller.memberId,
});
