import { useQueryOf } from '@mall/platform';
import { Skeleton } from '@mall/ui';
import { TermsForm } from './TermsForm.tsx';

type Props = { shop?: { id: string; name: string }; onClose: () => void };

/** New terms of a shop, or of all without their own: begins with those in force. */
export function TermsDialog({ shop, onClose }: Props) {
  const { data: terms } = useQueryOf('mallSettlement.terms', shop === undefined ? {} : { shopId: shop.id });
  const { data: categories } = useQueryOf('category.menu', {});
  if (terms === undefined || categories === undefined) return <Skeleton kind="block" height={80} />;
  return <TermsForm shop={shop} terms={terms} categories={categories} onClose={onClose} />;
}
