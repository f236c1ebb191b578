import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field.ts';
import { TextField } from './TextField.tsx';

/** A telephone number: a number pad on phones; Devanagari and Latin digits alike. */
export function PhoneField<V extends FieldValues>(
  props: FieldProps<V> & { autoComplete?: string; autoFocus?: boolean },
) {
  return <TextField {...props} type="tel" inputMode="tel" maxLength={20} />;
}
