import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { refresh } from '@mall/platform';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { BrandStep, CategoriesStep, ProductsStep, ShopStep } from './CatalogueSteps.tsx';
import { MallForm } from './MallForm.tsx';
import { Messages } from './Messages.tsx';
import { Payments } from './Payments.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { TheEnd } from './TheEnd.tsx';
import type { Settings } from './useSettings.ts';
import type { WizardState } from './wizard-steps.ts';

type Props = {
  steps: readonly WizardState[];
  /** Undefined: all steps are behind. */
  step: WizardState | undefined;
  settings: Settings;
  permissions: readonly OperatorPermission[];
  onNext: () => void;
};

/** What one step of the set-up is about, with the form or the dialog that does it. */
export function StepCard({ steps, step, settings, permissions, onNext }: Props) {
  const { t } = useTranslation('setup');
  const may = (key: OperatorPermission) => permissions.includes(key);
  switch (step?.id) {
    case undefined:
      return <TheEnd steps={steps} />;
    case 'factors':
      return <SecondFactor isRequired={false} onDone={() => void refresh('operator.start')} />;
    case 'mall':
      return (
        <OfficeCard title={t('mall.title')}>
          <MallForm
            settings={settings}
            readOnly={!may('settings.edit')}
            submitLabel={t('mall.saveNext')}
            onSaved={onNext}
          />
        </OfficeCard>
      );
    case 'payment':
      return <Payments environment={settings.environment} />;
    case 'messages':
      return (
        <OfficeCard title={t('messages.title')}>
          <Messages environment={settings.environment} mayEdit={may('settings.edit')} />
        </OfficeCard>
      );
    case 'categories':
      return <CategoriesStep done={step.done} mayEdit={may('catalogue.edit')} />;
    case 'brands':
      return <BrandStep done={step.done} mayEdit={may('catalogue.edit')} />;
    case 'products':
      return <ProductsStep done={step.done} />;
    case 'shop':
      return <ShopStep done={step.done} mayEdit={may('shop.edit')} />;
  }
}
