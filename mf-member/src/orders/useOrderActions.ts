import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OrderAction } from '@mall/contract/trade/order';
import { paths } from '@mall/contract/core/paths';
import { common, reportFailure, services, toast, useMutationOf } from '@mall/platform';
import type { Order } from './useOrders.ts';

/** An action that needs confirmation. */
export type Asked = Extract<OrderAction, 'cancel' | 'receive' | 'remove'>;
export type Question = { action: Asked; order: Pick<Order, 'id' | 'no'> };
export type OrderActions = ReturnType<typeof useOrderActions>;

const stale = ['order.list', 'order.detail', 'order.logistics', 'payment.status'] as const;

/** The member's actions on an order, as the contract's table of states allows them. */
export const useOrderActions = ({ onRemoved }: { onRemoved: () => void }) => {
  const { t } = useTranslation('member');
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const [buying, setBuying] = useState<string>();
  const done = (words: string) => {
    setQuestion(undefined);
    toast.success(words);
  };
  const cancel = useMutationOf('order.cancel', {
    refreshes: stale,
    onSuccess: () => done(t('orders.cancelled')),
  });
  const receive = useMutationOf('order.receive', {
    refreshes: stale,
    onSuccess: () => done(common('done.received')),
  });
  const remove = useMutationOf('order.remove', {
    refreshes: ['order.list'],
    onSuccess: () => {
      done(common('done.deleted'));
      onRemoved();
    },
  });
  const writes = { cancel, receive, remove };

  return {
    question,
    ask: (action: Asked, order: Question['order']) => setQuestion({ action, order }),
    close: () => setQuestion(undefined),
    busy: question !== undefined && writes[question.action].isPending,
    confirm: () => question && writes[question.action].mutate({ id: question.order.id }),
    buying,
    /** Adds the goods that are still available to the cart and opens it. */
    buyAgain: async ({ id, lines }: Pick<Order, 'id' | 'lines'>) => {
      setBuying(id);
      const cart = await services
        .get('cart', '^1')
        .catch(() => void toast.error(common('failure.operation')));
      const added = cart
        ? await Promise.all(
            lines.flatMap(({ skuId, qty }) =>
              skuId === null
                ? []
                : [
                    cart.add({ skuId, qty }).then(
                      () => true,
                      (error: unknown) => void reportFailure(error),
                    ),
                  ],
            ),
          )
        : [];
      setBuying(undefined);
      if (added.some(Boolean)) await navigate(paths.cart());
    },
  };
};
