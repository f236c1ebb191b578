import type { FieldValues } from 'react-hook-form';
import type { AppForm } from '../../platform/use-app-form.ts';
import classes from './FormFailure.module.css';

/** What the server refused a form for as a whole, for what takes longer to mend than a toast stays. */
export function FormFailure<V extends FieldValues>({ form }: { form: AppForm<V> }) {
  const said = form.formState.errors.root?.message;
  return said === undefined ? null : <p className={classes.failure}>{said}</p>;
}
