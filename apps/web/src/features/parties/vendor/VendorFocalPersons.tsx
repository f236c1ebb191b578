import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { vendorFocalPersonContract } from '@bahi/contract/parties/vendor/vendor-focal-person.contract';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { BreakableText } from '../../../ui/texts/BreakableText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { FocalPerson } from './vendor-form.ts';
import { VendorFocalPersonDialog } from './VendorFocalPersonDialog.tsx';
import { VendorPartList } from './VendorPartList.tsx';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

/** Whom to talk to at a vendor's. */
export function VendorFocalPersons({ vendorId }: { vendorId: number }) {
  const t = useTexts(vendorScreenMessages);
  const language = useLanguage();
  const answer = useCall(vendorFocalPersonContract.listOfVendor, { params: { id: vendorId } });
  const setStatus = useSend(vendorFocalPersonContract.setStatus);
  const form = useDialog<number | null>();
  return (
    <>
      <VendorPartList
        label={t('peopleTab')}
        answer={answer}
        columns={useColumns()}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        emptyText={t('noPerson')}
        addLabel={t('addPerson')}
        onAdd={() => form.open(null)}
        onEdit={form.open}
        onStatus={({ id, isActive }) => setStatus.mutate({ params: { id, status: isActive ? 'INACTIVE' : 'ACTIVE' } })}
      />
      <VendorFocalPersonDialog opened={form.opened} onClose={form.close} vendorId={vendorId} personId={form.target} />
    </>
  );
}

function useColumns(): Column<FocalPerson>[] {
  const t = useTexts(vendorScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t('name'),
      cell: (row) => <BreakableText text={nameIn(language, row.name, row.nameNp)} />,
      card: 'who',
    },
    {
      key: 'designation',
      title: t('designation'),
      cell: (row) => <BreakableText text={row.designation ?? '—'} />,
      card: 'more',
    },
    {
      key: 'contact',
      title: t('contact'),
      cell: (row) => <PhoneText number={row.contact} />,
      whole: true,
      card: 'date',
    },
    { key: 'email', title: t('email'), cell: (row) => <BreakableText text={row.email ?? '—'} /> },
    {
      key: 'isActive',
      title: ui('status'),
      cell: (row) => <StatusBadge isActive={row.isActive} />,
      card: 'status',
    },
  ];
}
