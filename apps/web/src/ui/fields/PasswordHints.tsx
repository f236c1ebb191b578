import { newPassword } from '@bahi/contract/account/account/account.contract';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { passwordMessages } from '@bahi/contract/platform/frame/password.messages';
import { Check, Circle } from 'lucide-react';
import { useTexts } from '../../platform/i18n.ts';
import classes from './PasswordHints.module.css';

const rules = [
  'passwordShort',
  'passwordLowercase',
  'passwordUppercase',
  'passwordSpecial',
  'passwordNumber',
] as const satisfies (keyof typeof accountMessages.texts)[];

/** What a new password needs, ticked off while it is typed; `id` is for the field's aria-describedby. */
export function PasswordHints({ password, id }: { password: string; id?: string }) {
  const t = useTexts(accountMessages);
  const words = useTexts(passwordMessages);
  const issues = newPassword.safeParse(password).error?.issues.map((issue) => issue.message) ?? [];
  return (
    <div className={classes.hints} id={id}>
      <p className={classes.title}>{words('hint')}</p>
      <ul className={classes.list}>
        {rules.map((rule) => {
          const isMet = !issues.includes(`account.${rule}`);
          return (
            <li key={rule} className={classes.rule} data-met={isMet || undefined}>
              {isMet ? <Check size={16} aria-label={words('met')} /> : <Circle size={16} aria-label={words('open')} />}
              {t(rule)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
