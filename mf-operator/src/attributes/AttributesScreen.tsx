import { Button } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfterStep } from '../useFocusAfterStep.ts';
import { LogLink } from '../LogLink.tsx';
import { useMayOperate } from '../useMe.ts';
import { AttributeDialog } from './AttributeDialog.tsx';
import { AttributeTable } from './AttributeTable.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { type Attribute, useAttributes, useAttributeSteps } from './useAttributes.ts';

type Doing = { what: 'add' } | { what: 'edit' | 'remove'; one: Attribute };

/** Styles, materials, colours and units that the forms of products offer. */
export function AttributesScreen() {
  const { t } = useTranslation('attributes');
  const attributes = useAttributes();
  const { kind, all } = attributes;
  const steps = useAttributeSteps(all);
  const mayEdit = useMayOperate('catalogue.edit');
  const [doing, setDoing] = useState<Doing>();
  const keepFocus = useFocusAfterStep(attributes.answered);
  const end = () => setDoing(undefined);
  const add = () => setDoing({ what: 'add' });
  return (
    <OfficePage
      title={t('title')}
      sub={t(`sub.${kind}`)}
      actions={
        <>
          <LogLink area="goods" />
          {mayEdit && (
            <Button tone="primary" icon={<Plus size={16} aria-hidden />} onClick={add}>
              {t(`add.${kind}`)}
            </Button>
          )}
        </>
      }
    >
      <AttributeTable
        attributes={attributes}
        mayEdit={mayEdit}
        onAdd={add}
        onOpen={(one) => setDoing({ what: 'edit', one })}
        onHide={steps.hide}
        onRemove={(one) => setDoing({ what: 'remove', one })}
        onStep={(one, step) => {
          keepFocus(one.key);
          steps.move(one, step);
        }}
      />
      {doing?.what === 'add' && <AttributeDialog kind={kind} readOnly={false} onClose={end} />}
      {doing?.what === 'edit' && (
        <AttributeDialog kind={kind} one={doing.one} readOnly={!mayEdit} onClose={end} />
      )}
      {doing?.what === 'remove' && <RemoveDialog one={doing.one} remove={steps.remove} onClose={end} />}
    </OfficePage>
  );
}
