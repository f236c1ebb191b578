import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { vendorAddressContract } from '@bahi/contract/parties/vendor/vendor-address.contract';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import type { Language } from '@bahi/domain/language';
import { Star } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { BreakableText } from '../../../ui/texts/BreakableText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { Badge, StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { VendorAddress } from './vendor-form.ts';
import { VendorAddressDialog } from './VendorAddressDialog.tsx';
import { VendorPartList } from './VendorPartList.tsx';

/** Where a vendor is: its main address, its godowns and branches. */
export function VendorAddresses({ vendorId }: { vendorId: number }) {
  const t = useTexts(vendorScreenMessages);
  const language = useLanguage();
  const answer = useCall(vendorAddressContract.listOfVendor, { params: { id: vendorId } });
  const setStatus = useSend(vendorAddressContract.setStatus);
  const form = useDialog<number | null>();
  return (
    <>
      <VendorPartList
        label={t('addressesTab')}
        answer={answer}
        columns={useColumns()}
        rowName={(row) => lineOf(row, language)}
        emptyText={t('noAddress')}
        addLabel={t('addAddress')}
        onAdd={() => form.open(null)}
        onEdit={form.open}
        onStatus={({ id, isActive }) => setStatus.mutate({ params: { id, status: isActive ? 'INACTIVE' : 'ACTIVE' } })}
      />
      <VendorAddressDialog opened={form.opened} onClose={form.close} vendorId={vendorId} addressId={form.target} />
    </>
  );
}

function useColumns(): Column<VendorAddress>[] {
  const t = useTexts(vendorScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const typeOf = (row: VendorAddress) =>
    row.addressTypeName === null ? null : nameIn(language, row.addressTypeName, row.addressTypeNameNp);
  return [
    {
      key: 'address',
      title: t('address'),
      cell: (row) => <BreakableText text={lineOf(row, language)} />,
      card: 'who',
    },
    { key: 'type', title: t('addressType'), cell: (row) => typeOf(row) ?? '—', cardCell: typeOf, card: 'date' },
    {
      key: 'isMain',
      title: t('main'),
      cell: (row) =>
        row.isMain ? (
          <Badge tone="primary" icon={<Star size={14} aria-hidden />}>
            {t('main')}
          </Badge>
        ) : null,
      card: 'amount',
    },
    {
      key: 'isActive',
      title: ui('status'),
      cell: (row) => <StatusBadge isActive={row.isActive} />,
      card: 'status',
    },
  ];
}

/** The whole address on one line: `Godown 2, Devinagar, Butwal-11, Rupandehi`. */
function lineOf({ addressLine, address, addressNp }: VendorAddress, language: Language): string {
  return `${addressLine}, ${nameIn(language, address, addressNp)}`;
}
