import { refresh, toast, useMutationOf } from '@mall/platform';
import { Button, Notice, TextLink } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandDialog } from '../BrandDialog.tsx';
import type { Page } from '../declared/page.ts';
import { pages } from '../declared/pages.ts';
import { NewShopDialog } from '../NewShopDialog.tsx';
import { Lines } from './Lines.tsx';

type Kind = 'categories' | 'brands' | 'products' | 'shop';
const places: Readonly<Record<Kind, string>> = {
  categories: '/operator/categories',
  brands: '/operator/brands',
  products: '/operator/products',
  shop: '/operator/shops',
};
type Props = { done: boolean; mayEdit: boolean };

/** A tree of furniture to begin with, or one's own. */
export function CategoriesStep({ done, mayEdit }: Props) {
  const { t } = useTranslation('setup');
  const begin = useMutationOf('mallCategory.begin', {
    refreshes: ['mallCategory.list', 'operator.start'],
    onSuccess: ({ made }) => toast.success(t('categories.made', { count: made })),
  });
  return (
    <Step kind="categories" done={done}>
      {!done && mayEdit && (
        <Button tone="primary" busy={begin.isPending} onClick={() => begin.mutate({})}>
          {t('categories.begin')}
        </Button>
      )}
    </Step>
  );
}

export function BrandStep(props: Props) {
  return (
    <MakeStep kind="brands" {...props} dialog={(close) => <BrandDialog readOnly={false} onClose={close} />} />
  );
}

export function ProductsStep({ done }: Pick<Props, 'done'>) {
  return <Step kind="products" done={done} />;
}

export function ShopStep(props: Props) {
  return <MakeStep kind="shop" {...props} dialog={(close) => <NewShopDialog onClose={close} />} />;
}

type MakeProps = Props & { kind: 'brands' | 'shop'; dialog: (close: () => void) => ReactNode };

/** A step that opens the dialog of its page; what was made shows in the steps once that is closed. */
function MakeStep({ kind, done, mayEdit, dialog }: MakeProps) {
  const { t } = useTranslation('setup');
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void refresh('operator.start');
  };
  return (
    <Step kind={kind} done={done}>
      {mayEdit && (
        <Button tone={done ? 'plain' : 'primary'} onClick={() => setOpen(true)}>
          {t(`${kind}.go`)}
        </Button>
      )}
      {isOpen && dialog(close)}
    </Step>
  );
}

/** What the step is for, that it is done, what does it here, and the page that does all of it. */
function Step({ kind, done, children }: { kind: Kind; done: boolean; children?: ReactNode }) {
  const { t } = useTranslation('setup');
  const page = pages.find(({ path }: Page) => path === places[kind]);
  return (
    <OfficeCard title={t(`step.${kind}`)}>
      <Lines>
        <p>{t(`${kind}.reason`)}</p>
        {done && <Notice tone="success">{t(`${kind}.done`)}</Notice>}
        {children}
        {page !== undefined && <TextLink to={page.path}>{t(`${kind}.page`)}</TextLink>}
      </Lines>
    </OfficeCard>
  );
}
