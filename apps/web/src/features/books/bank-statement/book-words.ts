import type { Answer } from '@bahi/contract/endpoint';
import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { lineWords } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { sourceLines } from '@bahi/contract/reports/report/report-lines';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { whyPath } from '../../reports/report/why-path.ts';

export type Reconciliation = Answer<typeof bankStatementContract.open>;
export type BankLine = Reconciliation['lines'][number];
export type BookLine = Reconciliation['books'][number];
export type DueOffer = Reconciliation['dueOffers'][number];
export type BankAccount = Reconciliation['account'];

/** What a line of a statement is called: what the bank says of it, where it says anything. */
export function useLineName(): (line: Pick<BankLine, 'text' | 'isOpening'>) => string {
  const t = useTexts(bankStatementScreenMessages);
  return ({ text, isOpening }) => (isOpening ? t('broughtForward') : text || t('ofStatement'));
}

type BookWords = { what: string; who: string; to: string | null };

/** What a line of the books is called: what was posted, its number, whose it is, and where it opens for who may see it. */
export function useBookWords(): (line: BookLine) => BookWords {
  const language = useLanguage();
  const { can } = useSession();
  return ({ kind, sourceKind, sourceId, number, partyName, partyNameNp, narration }) => {
    const source = whyPath(sourceLines(sourceKind, sourceId));
    const [, word = lineWords.OTHER] = Object.entries(lineWords).find(([known]) => known === kind) ?? [];
    const party = partyName === null ? null : nameIn(language, partyName, partyNameNp);
    return {
      what: [word[language], number].filter(Boolean).join(' '),
      who: [party, narration].filter(Boolean).join(' · '),
      to: source !== null && can(source.needs) ? source.path : null,
    };
  };
}
