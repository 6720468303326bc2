import { paths } from '@mall/contract/core/paths';
import { opens, rememberTarget, useSession } from '@mall/platform';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddToCart } from '../useAddToCart.ts';
import { keptProblem, mostOf, problemOf, type QuantityProblem, refusedStep } from './quantity.ts';
import type { Sku } from './sku-choice.ts';

export type Buying = {
  quantity: number;
  setQuantity: (quantity: number) => void;
  refuse: (limit: 'min' | 'max') => void;
  problem: QuantityProblem | undefined;
  add: () => void;
  adding: boolean;
  /** Undefined where no remote takes orders. */
  buy: (() => void) | undefined;
};

type Wanted = { skuId: string; quantity: number; problem?: QuantityProblem };

/** Quantity, cart and purchase of the chosen SKU. Another SKU resets the quantity to one. */
export const useBuying = (sku: Sku): Buying => {
  const [wanted, setWanted] = useState<Wanted>({ skuId: sku.id, quantity: 1 });
  const navigate = useNavigate();
  const signedIn = useSession().token !== null;
  const cart = useAddToCart();

  const { quantity, problem } = wanted.skuId === sku.id ? wanted : { quantity: 1, problem: undefined };
  const want = (next: number, refused?: QuantityProblem) =>
    setWanted({ skuId: sku.id, quantity: next, problem: refused });
  const line = { skuId: sku.id, qty: quantity };
  const refused = (wish: 'add' | 'buy'): boolean => {
    const found = problemOf(quantity, sku.stock, wish);
    want(quantity, found);
    return found !== undefined;
  };

  const confirm = paths.confirm({ source: 'direct', ...line });
  const buy = () => {
    if (refused('buy')) return;
    if (!signedIn) rememberTarget(confirm);
    void navigate(signedIn ? confirm : paths.login());
  };

  return {
    quantity,
    setQuantity: (next) =>
      setWanted((before) => ({
        skuId: sku.id,
        quantity: next,
        problem: keptProblem(before.problem, next, mostOf(sku.stock)),
      })),
    refuse: (limit) => want(quantity, refusedStep(limit)),
    problem,
    add: () => {
      if (!refused('add')) cart.add(line);
    },
    adding: cart.busy,
    buy: opens(confirm) ? buy : undefined,
  };
};
