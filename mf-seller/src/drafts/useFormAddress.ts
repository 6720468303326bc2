import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which form is open: a new one, or with `?id=` one of the shop's own. */
export const useFormAddress = () => {
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const [form, setForm] = useState<{ id: string | null; key: number; made: string | null }>({
    id,
    key: 0,
    made: null,
  });
  // The address of what was begun here changes with its first save; that is no other form.
  if (id !== form.id) setForm({ id, key: id === form.made ? form.key : form.key + 1, made: form.made });
  return {
    id,
    /** Another form begins anew. */
    key: form.key,
    /** Nothing has to be read before it can be shown. */
    isNew: id === null || id === form.made,
    asking: { enabled: id !== null, refetchOnWindowFocus: false },
    onMade: (made: string) => {
      setForm((before) => ({ ...before, made }));
      setParams({ id: made }, { replace: true });
    },
  };
};
