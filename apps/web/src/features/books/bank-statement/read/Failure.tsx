import { CircleAlert } from 'lucide-react';
import classes from '../BankStatement.module.css';

/** Why a file is not read. */
export function Failure({ text }: { text: string }) {
  return (
    <p role="alert" className={classes.failure}>
      <CircleAlert size={18} aria-hidden />
      {text}
    </p>
  );
}
