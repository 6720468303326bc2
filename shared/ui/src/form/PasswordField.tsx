import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../base/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field that can reveal the text; pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const t = usePhrases();
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
