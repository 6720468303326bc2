import { useSearchParams } from 'react-router-dom';

/**
 * A parameter of a list's address: its values, the first of which is the default and not written; or free
 * text.
 */
export type Asked = Readonly<Record<string, readonly string[] | 'text'>>;
type ValueOf<Rule> = Rule extends readonly (infer One extends string)[] ? One : string;
export type Asking<Rules extends Asked> = { readonly [Name in keyof Rules]: ValueOf<Rules[Name]> };

export type ListAddress<Rules extends Asked> = {
  asked: Asking<Rules>;
  page: number;
  /** Changes the address; any change except of the page goes to the first page. */
  ask: (change: Partial<Asking<Rules>> & { page?: number }) => void;
  /** The query in the address without the page, which a saved view stores. */
  query: string;
  /** That query without `tableLook`: what is listed, however it looks. A selection is of it. */
  scope: string;
  /** Opens a saved view. */
  open: (query: string) => void;
};

/** The rules of a list whose columns and density are chosen. */
export const tableLook = { cols: 'text', density: ['standard', 'compact', 'roomy'] } as const;

/**
 * A list whose tab, filters, order, columns and page are in the address and nowhere else, so that a link is a
 * view. A wrong parameter counts as absent.
 */
export const useListAddress = <const Rules extends Asked>(rules: Rules): ListAddress<Rules> => {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, readValue(rule, params.get(name))]),
  );
  const write = (next: Readonly<Record<string, string | undefined>>, page: number): URLSearchParams => {
    const kept = Object.entries(rules).flatMap(([name, rule]) => {
      const value = next[name] ?? '';
      return value === '' || (rule !== 'text' && value === rule[0]) ? [] : [[name, value]];
    });
    return new URLSearchParams([...kept, ...(page > 1 ? [['page', String(page)]] : [])]);
  };
  return {
    asked: values as Asking<Rules>, // parsed by these rules
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
    ask: ({ page = 1, ...change }) => setParams(write({ ...values, ...change }, page)),
    query: write(values, 1).toString(),
    scope: write({ ...values, cols: '', density: '' }, 1).toString(),
    open: (query) => setParams(new URLSearchParams(query)),
  };
};

const readValue = (rule: readonly string[] | 'text', value: string | null): string =>
  rule === 'text' ? (value ?? '').slice(0, 200) : (rule.find((one) => one === value) ?? rule[0] ?? '');
