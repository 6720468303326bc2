import { type AuditArea, auditAreas } from '@mall/contract/core/audit';
import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

export type Change = Output<'audit.list'>['list'][number];
export type Filter = { area: AuditArea | 'all'; actorId: string; from: string; to: string; before: string };
export type Changes = ReturnType<typeof useChanges>;

/** The shop's changes by the filters in the address. A new filter starts at the newest. */
export const useChanges = () => {
  const [params, setParams] = useSearchParams();
  const areas = Object.keys(auditAreas) as AuditArea[]; // keys of a const table
  const filter: Filter = {
    area: areas.find((one) => one === params.get('area')) ?? 'all',
    actorId: params.get('who') ?? '',
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    before: params.get('before') ?? '',
  };
  const { data, isError, isPlaceholderData, refetch } = useQueryOf(
    'audit.list',
    {
      ...(filter.area === 'all' ? {} : { area: filter.area }),
      ...(filter.actorId === '' ? {} : { actorId: filter.actorId }),
      ...(filter.from === '' ? {} : { from: filter.from }),
      ...(filter.to === '' ? {} : { to: filter.to }),
      ...(filter.before === '' ? {} : { before: filter.before }),
    },
    { placeholderData: keepPreviousData, quiet: true },
  );
  const ask = (change: Partial<Filter>): void => {
    const { actorId, area, ...rest } = { ...filter, before: '', ...change };
    const next = { area: area === 'all' ? '' : area, who: actorId, ...rest };
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  };
  return {
    filter,
    narrowed: filter.area !== 'all' || filter.actorId !== '' || filter.from !== '' || filter.to !== '',
    data,
    failed: isError && data === undefined,
    stale: isPlaceholderData,
    retry: () => void refetch(),
    ask,
    widen: () => ask({ area: 'all', actorId: '', from: '', to: '' }),
  };
};

const dayIn = (text: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? '') : '');
