import { Button } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogLink } from '../LogLink.tsx';
import { useMayOperate } from '../useMe.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import { FirstTree } from './FirstTree.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { type Category, type Step, stepOf } from './tree.ts';
import { useCategories, useCategorySteps } from './useCategories.ts';
import { useFocusAfterStep } from '../useFocusAfterStep.ts';

type Doing = { what: 'add'; parent?: Category } | { what: 'edit' | 'remove'; category: Category };

/** The tree of categories as shoppers' menus show it. */
export function CategoriesScreen() {
  const { t } = useTranslation('categories');
  const categories = useCategories();
  const { begin, move } = useCategorySteps(categories.all);
  const mayEdit = useMayOperate('catalogue.edit');
  const [doing, setDoing] = useState<Doing>();
  const keepFocus = useFocusAfterStep(categories.all);
  const end = () => setDoing(undefined);
  const step = (category: Category, which: Step) => {
    const to = stepOf(categories.all, category, which);
    if (typeof to === 'string') return;
    keepFocus(category.id);
    void move(category, to);
  };
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: categories.all.length })}
      actions={
        <>
          <LogLink area="goods" />
          {mayEdit && (
            <Button
              tone="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setDoing({ what: 'add' })}
            >
              {t('add.open')}
            </Button>
          )}
        </>
      }
    >
      <CategoryTable
        categories={categories}
        mayEdit={mayEdit}
        onOpen={(category) => setDoing({ what: 'edit', category })}
        onAddBelow={(parent) => setDoing({ what: 'add', parent })}
        onStep={step}
        onRemove={(category) => setDoing({ what: 'remove', category })}
        first={
          <FirstTree
            mayEdit={mayEdit}
            busy={begin.isPending}
            onBegin={() => begin.mutate({})}
            onAdd={() => setDoing({ what: 'add' })}
          />
        }
      />
      {doing?.what === 'add' && (
        <CategoryDialog
          {...(doing.parent === undefined ? {} : { parent: doing.parent })}
          readOnly={false}
          onClose={end}
        />
      )}
      {doing?.what === 'edit' && (
        <CategoryDialog category={doing.category} readOnly={!mayEdit} onClose={end} />
      )}
      {doing?.what === 'remove' && <RemoveDialog category={doing.category} onClose={end} />}
    </OfficePage>
  );
}
