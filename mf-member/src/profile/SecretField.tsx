import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, TextField, type TextFieldProps } from '@mall/ui';

type SecretFieldProps = Omit<TextFieldProps, 'type' | 'after'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at, pasted and remembered by the browser. */
export function SecretField(props: SecretFieldProps) {
  const { t } = useTranslation('account');
  const [seen, setSeen] = useState(false);
  const Icon = seen ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={seen ? 'text' : 'password'}
      maxLength={128}
      spellCheck={false}
      autoCapitalize="none"
      after={
        <IconButton
          label={t(seen ? 'password.hide' : 'password.show')}
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}
