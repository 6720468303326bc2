import { useDebouncedValue } from '@mall/office';
import { useState } from 'react';

/** Finds one of many by its name, for a ComboBox; what was chosen stands in the field whatever is found since. */
export const useChoosing = <Thing extends { readonly id: string; readonly name: string }>() => {
  const [typed, search] = useState('');
  const [chosen, setChosen] = useState<Thing>();
  const keyword = useDebouncedValue(typed.trim());
  return {
    /** What to ask for: the name of the chosen one is no search. */
    keyword: keyword === chosen?.name ? '' : keyword,
    /** The field's part, of what was found. */
    among: (list: readonly Thing[]) => {
      const others = list.filter(({ id }) => id !== chosen?.id);
      const found = chosen === undefined ? others : [chosen, ...others];
      return {
        found,
        search,
        chosen,
        choose: (by: string | null) => setChosen(found.find(({ id }) => id === by)),
      };
    },
  };
};
