import type { Output } from '@mall/contract/operations';
import { ApiError, useQueryOf } from '@mall/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentChoice } from '../package-choice.ts';
import type { Choosing } from './usePackage.ts';

export type Price = Output<'package.quote'>;
export type Quote = {
  /** The price of the choice or, while that is loading, of the previous one. */
  price: Price | undefined;
  waiting: boolean;
  /** Why this choice has no price: a required slot is empty, a piece is gone, or no answer came. */
  problem: 'notAllowed' | 'unavailable' | 'lost' | undefined;
  retry: () => void;
};

/** A visitor who clicks through the pieces of a slot requests only the last one. */
const restMs = 200;

/** The price of the chosen pieces together, by the mall's one rule for packages. */
export const useQuote = ({ detail: { id }, slots, chosen }: Choosing): Quote => {
  const sent = sentChoice(slots, chosen);
  const wanted = useDebouncedValue(sent?.join(','));
  const query = useQueryOf(
    'package.quote',
    { id, chosen: wanted?.split(',') ?? [] },
    { enabled: wanted !== undefined, quiet: true, placeholderData: keepPreviousData },
  );
  return {
    price: query.data,
    waiting: sent !== undefined && (query.isFetching || wanted !== sent.join(',')),
    problem: sent === undefined ? 'notAllowed' : query.isError ? problemOf(query.error) : undefined,
    retry: () => void query.refetch(),
  };
};

const problemOf = (error: Error): Quote['problem'] => {
  if (!(error instanceof ApiError)) return 'lost';
  if (error.msgKey === 'package.notAllowed') return 'notAllowed';
  return error.msgKey === 'product.unavailable' ? 'unavailable' : 'lost';
};

const useDebouncedValue = <T>(value: T): T => {
  const [rested, setRested] = useState(value);
  // The clock is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
