import { Button } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogLink } from '../LogLink.tsx';
import { useMayOperate } from '../useMe.ts';
import { GrantDialog } from './GrantDialog.tsx';
import { OperatorTable } from './OperatorTable.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { type Operator, useOperators } from './useOperators.ts';

type Doing = { what: 'add' } | { what: 'change' | 'remove'; operator: Operator };

/** Who runs the mall, and what each of them may do. */
export function OperatorsScreen() {
  const { t } = useTranslation('operators');
  const operators = useOperators();
  const mayEdit = useMayOperate('operator.edit');
  const [doing, setDoing] = useState<Doing>();
  const end = () => setDoing(undefined);
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: operators.total })}
      actions={
        <>
          <LogLink area="people" />
          {mayEdit && (
            <Button
              tone="primary"
              icon={<UserPlus size={16} aria-hidden />}
              onClick={() => setDoing({ what: 'add' })}
            >
              {t('add.open')}
            </Button>
          )}
        </>
      }
    >
      <OperatorTable
        operators={operators}
        mayEdit={mayEdit}
        onChange={(operator) => setDoing({ what: 'change', operator })}
        onRemove={(operator) => setDoing({ what: 'remove', operator })}
      />
      {doing?.what === 'add' && <GrantDialog onClose={end} />}
      {doing?.what === 'change' && <GrantDialog operator={doing.operator} onClose={end} />}
      {doing?.what === 'remove' && <RemoveDialog operator={doing.operator} onClose={end} />}
    </OfficePage>
  );
}
