import { type Privilege, privileges } from '../../access.ts';
import { roleScreenMessages } from '../role/role-screen.messages.ts';

/** Which rights on a screen a role came to grant, or grants no more; the screen by what it was called then. */
export type ChangedRights = {
  readonly change: 'ADDED' | 'REMOVED';
  readonly name: string;
  readonly nameNp: string;
  readonly privileges: readonly Privilege[];
};

/** No text that somebody types has it: a tab may stand in the name of a role. */
const between = '\u001f';

/** The same as the log keeps it: one text, which no name of a role or file is. */
export function changedRights({ change, name, nameNp, privileges: changed }: ChangedRights): string {
  return [change, name, nameNp, changed.join(' ')].join(between);
}

/** As it is read: `+ Invoices: Create, View`; null for any other detail. */
export function changedRightsText(detail: string, language: 'en' | 'ne'): string | null {
  const [change, name, nameNp, changed] = detail.split(between);
  if (changed === undefined || (change !== 'ADDED' && change !== 'REMOVED')) return null;
  const words = privileges
    .filter((privilege) => changed.split(' ').includes(privilege))
    .map((privilege) => roleScreenMessages.texts[privilege][language]);
  return `${change === 'ADDED' ? '+' : '−'} ${language === 'ne' ? nameNp : name}: ${words.join(', ')}`;
}
