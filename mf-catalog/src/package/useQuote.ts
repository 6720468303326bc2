import type { Output } from '@mall/contract/operations';
import { ApiError, useQueryOf } from '@mall/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentChoice } from '../package-choice.ts';
import type { Choosing } from './usePackage.ts';

export type Price = Output<'package.quote'>;
export type Quote = {
  /** Of the choice, or while that is asked for, of the one before. */
  price: Price | undefined;
  waiting: boolean;
  /** Why this choice has no price: a place that must be filled is empty, a piece is gone, or no answer came. */
  problem: 'notAllowed' | 'unavailable' | 'lost' | undefined;
  retry: () => void;
};

/** Who clicks through the pieces of a place asks for the last one only. */
const restMs = 200;

/** What the chosen pieces cost together, by the mall's one rule for packages. */
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
  // A clock outside React.
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
