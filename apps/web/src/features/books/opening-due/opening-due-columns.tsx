import { openingDueScreenMessages } from '@bahi/contract/books/opening-due/opening-due-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { useAmountColumns, useDayColumns } from '../../money/due-document/due-columns.tsx';
import { DueStateBadge } from '../../money/due-document/DueStateBadge.tsx';
import type { OpeningDue, OpeningParty } from './opening-due-kind.ts';

const numberLength = 24;
const partyLength = 28;

/** Which bill, whose, from when and how much. On a phone a card shows the party, the number, the day and what is left. */
export function useOpeningDueColumns(party: OpeningParty): Column<OpeningDue>[] {
  const t = useTexts(openingDueScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    {
      key: 'billNumber',
      title: t('billNumber'),
      sort: 'billNumber',
      card: 'more',
      cell: (row) => <WholeText text={row.billNumber} length={numberLength} />,
    },
    {
      key: 'party',
      title: t(party),
      sort: 'partyName',
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.partyName, row.partyNameNp)} length={partyLength} />,
    },
    ...useDayColumns<OpeningDue>(),
    { key: 'asAt', title: t('asAt'), sort: 'asAtAD', whole: true, cell: (row) => <DateText ad={row.asAtAD} /> },
    ...useAmountColumns<OpeningDue>(),
    { key: 'status', title: ui('status'), card: 'status', cell: (row) => <DueStateBadge row={row} /> },
  ];
}
