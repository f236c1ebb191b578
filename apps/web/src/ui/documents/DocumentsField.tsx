import { z } from '@bahi/contract/zod';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '../fields/field.ts';
import { heldDocument, HeldDocuments, type HeldDocumentsProps } from './HeldDocuments.tsx';

const heldDocuments = z.array(heldDocument).catch([]);

type Props<V extends FieldValues> = Pick<FieldProps<V>, 'control' | 'name'> & HeldDocumentsProps;

/** The documents of a record in its form: pictures and PDF, with previews. */
export function DocumentsField<V extends FieldValues>(props: Props<V>) {
  const { name, value, change, error } = useField(props);
  return <HeldDocuments {...props} name={name} held={heldDocuments.parse(value)} onChange={change} error={error} />;
}
