import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { HeldAdvance } from '../../../ui/texts/HeldAdvance.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import type { VendorRow } from './vendor-form.ts';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

const nameLength = 30;

/** The columns of the vendor list; on a phone a card shows who, where to call and the status. */
export function useVendorColumns(): Column<VendorRow>[] {
  const t = useTexts(vendorScreenMessages);
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
    { key: 'alias', title: t('alias'), cell: (row) => row.alias, sort: 'alias', whole: true },
    {
      key: 'vendorType',
      title: t('vendorType'),
      cell: (row) => nameIn(language, row.vendorTypeName, row.vendorTypeNameNp),
      sort: 'vendorType',
    },
    {
      key: 'contact',
      title: t('contact'),
      cell: (row) => <PhoneText number={row.contact} />,
      sort: 'contact',
      whole: true,
      card: 'date',
    },
    {
      key: 'panOrVat',
      title: t('panColumn'),
      cell: (row) => inDigitsOf(row.panOrVat, language),
      sort: 'panOrVat',
      whole: true,
    },
    {
      key: 'dueAmount',
      title: t('dueColumn'),
      cell: (row) => <Due vendor={row} />,
      cardCell: (row) => <Due vendor={row} isCard />,
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

/** What is owed to a vendor, on a card only where anything is, and what the vendor holds of ours. */
function Due({ vendor, isCard = false }: { vendor: VendorRow; isCard?: boolean }) {
  const t = useTexts(vendorScreenMessages);
  const { dueAmount, advanceAmount } = vendor;
  const isShown = dueAmount !== null && !(isCard && dueAmount === 0);
  return (
    <>
      {isShown ? <MoneyText rupees={dueAmount} withUnit={isCard} /> : null}
      <HeldAdvance label={t('advance')} rupees={advanceAmount ?? 0} />
    </>
  );
}
