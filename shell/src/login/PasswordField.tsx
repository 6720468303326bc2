import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, TextField } from '@mall/ui';

type Props = {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (text: string) => void;
  error?: string;
  hint?: string;
};

/** A password that can be looked at, pasted and remembered by the browser. */
export function PasswordField(props: Props) {
  const { t } = useTranslation('shell');
  const [seen, setSeen] = useState(false);
  const Icon = seen ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={seen ? 'text' : 'password'}
      maxLength={128}
      required
      spellCheck={false}
      autoCapitalize="none"
      after={
        <IconButton
          label={t(seen ? 'login.hide' : 'login.show')}
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}
