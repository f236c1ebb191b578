import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { HeldAdvance } from '../../../ui/texts/HeldAdvance.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import type { CustomerRow } from './customer-form.ts';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

const nameLength = 30;
const addressLength = 36;

/** The columns of the customer list; on a phone a card shows who, how much, where to call and the status. */
export function useCustomerColumns(): Column<CustomerRow>[] {
  const t = useTexts(customerScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t('name'),
      cell: (row) => <WholeText text={nameIn(language, row.name, row.nameNp)} length={nameLength} />,
      sort: 'name',
      card: 'who',
    },
    {
      key: 'phoneNumber',
      title: t('phoneNumber'),
      cell: (row) => <PhoneText number={row.phoneNumber} />,
      sort: 'phoneNumber',
      card: 'date',
    },
    {
      key: 'vatPanNo',
      title: t('vatPanNoColumn'),
      cell: (row) => (row.vatPanNo === null ? '—' : inDigitsOf(row.vatPanNo, language)),
      sort: 'vatPanNo',
    },
    {
      key: 'address',
      title: t('address'),
      cell: (row) => <WholeText text={nameIn(language, row.address, row.addressNp)} length={addressLength} />,
      card: 'more',
    },
    {
      key: 'dueAmount',
      title: t('dueColumn'),
      cell: (row) => (
        <>
          <MoneyText rupees={row.dueAmount} />
          <HeldAdvance label={t('advance')} rupees={row.advanceAmount} />
        </>
      ),
      cardCell: (row) => (
        <>
          {row.dueAmount === 0 ? null : <MoneyText rupees={row.dueAmount} withUnit />}
          <HeldAdvance label={t('advance')} rupees={row.advanceAmount} />
        </>
      ),
      sort: 'dueAmount',
      align: 'end',
      card: 'amount',
    },
    {
      key: 'isActive',
      title: ui('status'),
      cell: (row) => <StatusBadge isActive={row.isActive} />,
      sort: 'isActive',
      card: 'status',
    },
  ];
}
