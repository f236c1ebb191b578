import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { pageMessages } from '@bahi/contract/ui/page.messages';
import { PasswordInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/i18n.ts';
import { type FieldProps, inputProps, useField } from './field.ts';

type Props<V extends FieldValues> = FieldProps<V> & { autoComplete: 'current-password' | 'new-password' };

/** A password, with a button that shows it. */
export function PasswordField<V extends FieldValues>(props: Props<V>) {
  const t = useTexts(pageMessages);
  const { ref, name, text, change, blur, error } = useField(props);
  return (
    <PasswordInput
      {...inputProps(props)}
      ref={ref}
      name={name}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
      error={error}
      autoComplete={props.autoComplete}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
    />
  );
}
