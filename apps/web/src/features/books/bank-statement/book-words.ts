import type { Answer } from '@bahi/contract/endpoint';
import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { lineWords } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { nameIn } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';

export type Reconciliation = Answer<typeof bankStatementContract.open>;
export type BankLine = Reconciliation['lines'][number];
export type BookLine = Reconciliation['books'][number];
export type BankAccount = Reconciliation['account'];

/** What a line of the books is called: what was posted, its number, and whose it is. */
export function useBookWords(): (line: BookLine) => { what: string; who: string } {
  const language = useLanguage();
  return ({ kind, number, partyName, partyNameNp, narration }) => {
    const [, word = lineWords.OTHER] = Object.entries(lineWords).find(([known]) => known === kind) ?? [];
    const party = partyName === null ? null : nameIn(language, partyName, partyNameNp);
    return {
      what: [word[language], number].filter(Boolean).join(' '),
      who: [party, narration].filter(Boolean).join(' · '),
    };
  };
}
