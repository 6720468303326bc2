import { shopOrderLimits as limits } from '@mall/contract/trade/order';
import { receiverOf, refreshOrders } from '@mall/office/orders';
import { api, ApiError, toast } from '@mall/platform';
import { DialogForm, Notice, TextField, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopOrder } from './shop-order.ts';

type BulkShipDialogProps = { orders: readonly ShopOrder[]; onClose: () => void };
type Problem = 'twice' | 'none' | 'missing' | 'long';

/**
 * Ships several orders, each with its own tracking number. A refused one stays in the dialog with the reason.
 */
export function BulkShipDialog({ orders, onClose }: BulkShipDialogProps) {
  const { t } = useTranslation(['orderWork', 'orderParts']);
  const [left, setLeft] = useState(orders);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const blank: Record<string, string> = {
    carrier: '',
    ...Object.fromEntries(orders.map(({ id }) => [id, ''])),
  };
  const form = useForm<Record<string, string>, Problem>({
    initial: blank,
    problems: (values) => problemsOf(values, left),
    say: (problem) =>
      problem === 'long' ? t('orderParts:ship.long', { count: limits.receiptNo }) : t(`ship.${problem}`),
    onSubmit: async (values) => {
      const faults: Record<string, string> = {};
      // Where those go whose address has changed since this opened: shown beside the reason, and sent with the next try.
      const versions: Record<string, number> = {};
      for (const { id, addressVersion } of filled(left, values))
        await api('shopOrder.ship', {
          id,
          addressVersion,
          carrier: values['carrier']?.trim() ?? '',
          receiptNo: values[id]?.trim() ?? '',
        }).catch(async (error: unknown) => {
          const now = hasMoved(error)
            ? await api('shopOrder.detail', { id }).catch(() => undefined)
            : undefined;
          faults[id] = error instanceof Error ? error.message : '';
          if (now === undefined) return;
          faults[id] = t('orderParts:ship.addressNow', { address: receiverOf(now) });
          versions[id] = now.addressVersion;
        });
      refreshOrders('shop');
      const failed = Object.keys(faults).length;
      const sent = filled(left, values).length - failed;
      if (sent > 0) toast.success(t('ship.done', { count: sent }));
      if (failed === 0) return onClose();
      setRefused(faults);
      setLeft(
        left
          .filter(({ id }) => id in faults)
          .map((order) => ({ ...order, addressVersion: versions[order.id] ?? order.addressVersion })),
      );
    },
  });
  const failed = Object.keys(refused).length;
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('ship.title', { count: left.length })}
      submitLabel={t('orderParts:step.ship')}
    >
      <Notice tone={failed > 0 ? 'danger' : 'info'} role={failed > 0 ? 'alert' : undefined}>
        {failed > 0 ? t('ship.some', { count: failed }) : t('ship.hint')}
      </Notice>
      <TextField label={t('ship.carrier')} {...form.field('carrier')} />
      {left.map((order) => {
        const field = form.field(order.id);
        return (
          <TextField
            key={order.id}
            label={t('ship.no', { no: order.no })}
            hint={`${order.consignee} · ${order.region}`}
            optional
            {...field}
            error={field.error ?? refused[order.id]}
          />
        );
      })}
    </DialogForm>
  );
}

const hasMoved = (error: unknown): boolean =>
  error instanceof ApiError && error.msgKey === 'order.addressChanged';

const filled = (orders: readonly ShopOrder[], values: Readonly<Record<string, string>>) =>
  orders.filter(({ id }) => (values[id] ?? '').trim() !== '');

/** A number belongs to one order; the first of two keeps it. */
const problemsOf = (
  values: Readonly<Record<string, string>>,
  orders: readonly ShopOrder[],
): Partial<Record<string, Problem>> => {
  const numbers = orders.map(({ id }) => (values[id] ?? '').trim());
  const twice = orders.filter((_order, at) => numbers[at] !== '' && numbers.indexOf(numbers[at] ?? '') < at);
  const long = orders.filter((_order, at) => (numbers[at] ?? '').length > limits.receiptNo);
  const carrier = (values['carrier'] ?? '').trim();
  const [first] = orders;
  return {
    ...(carrier === '' ? { carrier: 'missing' } : carrier.length > limits.carrier ? { carrier: 'long' } : {}),
    ...(first && numbers.every((number) => number === '') ? { [first.id]: 'none' } : {}),
    ...Object.fromEntries(twice.map(({ id }): [string, Problem] => [id, 'twice'])),
    ...Object.fromEntries(long.map(({ id }): [string, Problem] => [id, 'long'])),
  };
};
