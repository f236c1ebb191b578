import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import type { ChequeDetail } from './cheque-forms.ts';

type Step = Pick<ChequeDetail['steps'][number], 'id' | 'dateAD' | 'chargeAmount' | 'reason' | 'doneBy'> & {
  what: string;
  account: string;
};

/** What was done with a cheque, from the day it came. */
export function ChequeWay({ cheque }: { cheque: ChequeDetail }) {
  const t = useTexts(chequeScreenMessages);
  const language = useLanguage();
  const List = useIsDesktop() ? ListTable : ListCards;
  const came: Step = {
    id: 0,
    what: t(cheque.kind === 'RECEIVED' ? 'came' : 'given'),
    dateAD: cheque.cameOnAD,
    account: '',
    chargeAmount: 0,
    reason: null,
    doneBy: cheque.enteredBy,
  };
  const steps = cheque.steps.map((step): Step => ({
    ...step,
    what: t(step.action === 'HAND_BACK' && step.state !== 'IN_HAND' ? step.state : step.action),
    account: step.accountName === null ? '' : nameIn(language, step.accountName, step.accountNameNp),
  }));
  return (
    <section>
      <h3>{t('way')}</h3>
      <List<Step>
        label={t('way')}
        columns={useWayColumns()}
        rows={[came, ...steps]}
        rowKey={(row) => row.id}
        rowName={(row) => row.what}
      />
    </section>
  );
}

function useWayColumns(): Column<Step>[] {
  const t = useTexts(chequeScreenMessages);
  return [
    { key: 'what', title: t('action'), card: 'who', cell: (row) => row.what },
    { key: 'date', title: t('date'), card: 'date', cell: (row) => <DateText ad={row.dateAD} /> },
    { key: 'account', title: t('account'), card: 'more', cell: (row) => row.account || '—' },
    {
      key: 'charge',
      title: t('bankCharge'),
      align: 'end',
      card: 'more',
      cell: (row) => (row.chargeAmount === 0 ? '—' : <MoneyText rupees={row.chargeAmount} />),
    },
    { key: 'reason', title: t('reason'), card: 'more', cell: (row) => row.reason ?? '—' },
    { key: 'doneBy', title: t('doneBy'), card: 'more', cell: (row) => row.doneBy },
  ];
}
