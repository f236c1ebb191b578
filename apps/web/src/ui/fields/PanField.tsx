import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { toLatin } from '@bahi/domain/numbers/digits';
import type { FieldValues } from 'react-hook-form';
import { panDigits } from '../../platform/constants.ts';
import { useTexts } from '../../platform/i18n.ts';
import { type FieldProps, useField } from './field.ts';
import { TextField } from './TextField.tsx';

/** A PAN or VAT number; that it has other than nine digits is a remark, not an error (decisions: PAN). */
export function PanField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTexts(uiMessages);
  const { text } = useField(props);
  const digits = toLatin(text.trim());
  const isUnusual = /^\d+$/.test(digits) && digits.length !== panDigits;
  return <TextField {...props} inputMode="numeric" maxLength={20} warning={isUnusual ? t('panNine') : undefined} />;
}
