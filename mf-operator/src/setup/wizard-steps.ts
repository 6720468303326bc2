import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import type { Settings } from './useSettings.ts';

/** The steps of the set-up in their order, with the permission without which a step is left out. */
const needs = {
  factors: undefined,
  mall: 'settings.view',
  payment: 'settings.view',
  messages: 'settings.view',
  categories: 'catalogue.view',
  brands: 'catalogue.view',
  products: 'catalogue.view',
  shop: 'shop.view',
} as const satisfies Record<string, OperatorPermission | undefined>;
export type WizardStep = keyof typeof needs;
const names = Object.keys(needs) as WizardStep[]; // keys of a const table

type Known = {
  readonly permissions: readonly OperatorPermission[];
  readonly first: Output<'operator.start'>['steps'];
  readonly settings: Settings;
};
export type WizardState = { readonly id: WizardStep; readonly done: boolean };

/** The steps of this operator. What is done is read from the mall itself: nothing remembers the wizard. */
export const wizardSteps = ({ permissions, first, settings }: Known): WizardState[] => {
  const { sms, mail } = settings.environment;
  const isDone = (id: WizardStep): boolean => {
    if (id === 'mall') return settings.version > 0;
    if (id === 'messages') return sms === 'provider' || mail === 'provider';
    // All are done when the list is empty.
    return first.find(({ step }) => step === id)?.done ?? true;
  };
  return names
    .filter((id) => needs[id] === undefined || permissions.includes(needs[id]))
    .map((id) => ({ id, done: isDone(id) }));
};
