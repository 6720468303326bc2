import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { DataTable, ListSearch, OfficeCard, Toolbar } from '@mall/ui/office';
import { KeyRound, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { operatorColumns } from './operator-columns.tsx';
import type { Operator, Operators } from './useOperators.ts';

type Props = {
  operators: Operators;
  mayEdit: boolean;
  onChange: (operator: Operator) => void;
  onRemove: (operator: Operator) => void;
};

/** One card: search, the operators with their keys, pagination. */
export function OperatorTable({ operators, mayEdit, onChange, onRemove }: Props) {
  const { t } = useTranslation('operators');
  const keys = useSingleKeys();
  const { asked, ask, page, size, total } = operators;
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <OfficeCard flush>
      <Toolbar>
        <ListSearch label={t('find')} keyword={asked.keyword} onSearch={(keyword) => ask({ keyword })} />
      </Toolbar>
      <DataTable
        label={t('title')}
        columns={operatorColumns}
        rows={operators.rows}
        rowKey={({ userId }) => userId}
        rowName={({ name }) => name}
        say={(key) => t(key)}
        load={operators}
        keys={keys}
        actions={
          mayEdit
            ? (operator) => [
                {
                  id: 'change',
                  label: t('change.open'),
                  icon: <KeyRound {...icon} />,
                  run: () => onChange(operator),
                  hotkey: 'e',
                },
                {
                  id: 'remove',
                  label: t('remove.open'),
                  icon: <Trash2 {...icon} />,
                  run: () => onRemove(operator),
                  danger: true,
                },
              ]
            : undefined
        }
        empty={
          <EmptyMessage
            title={t('none')}
            reason={t('noneReason')}
            action={{ label: t('showAll'), onClick: () => ask({ keyword: '' }) }}
          />
        }
      />
      <KeysFoot opens={false} page={page} size={size} total={total} onPage={(next) => ask({ page: next })} />
    </OfficeCard>
  );
}
