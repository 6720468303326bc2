import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The open form: a new draft, or with `?id=` one of the shop's own. */
export const useFormAddress = () => {
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const [form, setForm] = useState<{ id: string | null; key: number; made: string | null }>({
    id,
    key: 0,
    made: null,
  });
  // The address of a new draft changes with its first save; it is still the same form.
  if (id !== form.id) setForm({ id, key: id === form.made ? form.key : form.key + 1, made: form.made });
  return {
    id,
    /** Another form starts again. */
    key: form.key,
    /** Nothing has to be loaded before it can be displayed. */
    isNew: id === null || id === form.made,
    asking: { enabled: id !== null, refetchOnWindowFocus: false },
    onMade: (made: string) => {
      setForm((before) => ({ ...before, made }));
      setParams({ id: made }, { replace: true });
    },
  };
};
