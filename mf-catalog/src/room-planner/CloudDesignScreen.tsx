import { paths } from '@mall/contract/core/paths';
import { plannerWire } from '@mall/contract/core/wire.planner';
import { registerOperations } from '@mall/platform';
import { ButtonLink, EmptyMessage, FailedSection, Page, Skeleton, Tabs, VisuallyHidden } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageHeading } from '../usePageHeading.ts';
import { BillPanel } from './BillPanel.tsx';
import { SelectionPanel } from './SelectionPanel.tsx';
import { Closed } from './Closed.tsx';
import { DrawingBar } from './DrawingBar.tsx';
import { Floor } from './Floor.tsx';
import { Ghost } from './Ghost.tsx';
import { Header } from './Header.tsx';
import { NewerDialog } from './NewerDialog.tsx';
import { FloorArea, Room, Rest } from './planner-layout.ts';
import { Shelf } from './Shelf.tsx';
import { ToolBar } from './ToolBar.tsx';
import { useCarrying } from './useCarrying.ts';
import { usePlanEditor } from './usePlanEditor.ts';
import { type Document, useDocument } from './useDocument.ts';
import { useSaving } from './useSaving.ts';
import { useUndoKeys } from './useUndoKeys.ts';
import { Warnings } from './Warnings.tsx';

registerOperations(plannerWire);

/**
 * The room planner (spec §2, /design/cloudDesign): draw the room to scale, place the mall's products, see the
 * price.
 */
export function CloudDesignScreen() {
  const { t } = useTranslation('design');
  const opening = useDocument();
  usePageHeading(t('title'));
  switch (opening.status) {
    case 'loading':
      return <Skeleton kind="block" height={640} />;
    case 'missing':
      return (
        <Page title={t('missing.title')}>
          <EmptyMessage
            title={t('missing.gone')}
            reason={t('missing.reason')}
            action={{ label: t('missing.begin'), to: paths.cloudDesign() }}
          >
            <ButtonLink tone="ghost" to={paths.designCases()}>
              {t('missing.cases')}
            </ButtonLink>
          </EmptyMessage>
        </Page>
      );
    case 'closed':
      return <Closed />;
    case 'failed':
      return (
        <Page>
          <FailedSection onRetry={opening.retry} height={640} />
        </Page>
      );
    case 'ready':
      return <Planner key={opening.key} document={opening.document} />;
  }
}

type Part = 'shelf' | 'floor' | 'bill';

function Planner({ document }: { document: Document }) {
  const { t } = useTranslation('design');
  const editor = usePlanEditor(document.plan);
  useUndoKeys(editor);
  const saving = useSaving(document, editor.plan, t('header.untitled'));
  const [part, setPart] = useState<Part>('floor');
  const carrying = useCarrying(editor, () => setPart('floor'));
  return (
    <Room data-part={part}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <Header saving={saving} />
      <Rest>
        <Tabs
          label={t('parts')}
          value={part}
          onChange={setPart}
          tabs={[
            { id: 'shelf', label: t('shelf.label') },
            { id: 'floor', label: t('floor.tab') },
            { id: 'bill', label: t('bill.title'), count: editor.plan.items.length },
          ]}
        />
      </Rest>
      <Shelf editor={editor} onTake={carrying.take} />
      <FloorArea>
        <Floor editor={editor} carried={carrying.carried} />
        <p id="floor-help">
          <VisuallyHidden>{t('floor.help')}</VisuallyHidden>
        </p>
        <Warnings editor={editor} />
        {editor.drawing.on ? <DrawingBar drawing={editor.drawing} /> : <ToolBar editor={editor} />}
      </FloorArea>
      <div data-bill>
        <SelectionPanel editor={editor} />
        <BillPanel editor={editor} saving={saving} />
      </div>
      <NewerDialog saving={saving} />
      {carrying.carried && <Ghost carried={carrying.carried} />}
    </Room>
  );
}
