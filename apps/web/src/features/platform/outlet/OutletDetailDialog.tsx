import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { outletScreenMessages } from '@bahi/contract/platform/outlet/outlet-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import type { OutletDetail } from './outlet-form.ts';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

type Props = { opened: boolean; onClose: () => void; outletId: number | null; onEdit: (id: number) => void };

/** Shows an outlet with the business whose bills it writes. */
export function OutletDetailDialog({ opened, onClose, outletId, onEdit }: Props) {
  const t = useTexts(outletScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const found = useCall(outletContract.get, { params: { id: outletId ?? 0 } }, { enabled: outletId !== null });
  const outlet = found.data;
  const mayEdit = outlet !== undefined && can('outlet.update') && can(outletContract.save);
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={outlet === undefined ? t('viewTitle') : nameIn(language, outlet.name, outlet.nameNp)}
      onEdit={mayEdit ? () => onEdit(outlet.id) : undefined}
      size={760}
    >
      {outlet !== undefined ? (
        <>
          <OutletDetails outlet={outlet} />
          <RecordHistory kind="OUTLET" id={outlet.id} />
        </>
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </DetailDialog>
  );
}

function OutletDetails({ outlet }: { outlet: OutletDetail }) {
  const t = useTexts(outletScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const number = (text: string | null) => (text === null ? null : inDigitsOf(text, language));
  return (
    <DetailList
      details={
        {
          name: { label: t('nameEnglish'), value: outlet.name },
          nameNp: { label: t('nameNp'), value: outlet.nameNp },
          code: { label: t('code'), value: outlet.code },
          addressTypeName: {
            label: t('addressType'),
            value: nameIn(language, outlet.addressTypeName, outlet.addressTypeNameNp),
          },
          phone: { label: t('phone'), value: outlet.phone === null ? null : <PhoneText number={outlet.phone} /> },
          phone2: { label: t('phone2'), value: outlet.phone2 === null ? null : <PhoneText number={outlet.phone2} /> },
          email: { label: t('email'), value: outlet.email },
          email2: { label: t('email2'), value: outlet.email2 },
          address: { label: t('address'), value: nameIn(language, outlet.address, outlet.addressNp), wide: true },
          googleCode: { label: t('googleCode'), value: outlet.googleCode },
          isActive: { label: ui('status'), value: <StatusBadge isActive={outlet.isActive} /> },
          companyName: { label: t('company'), value: nameIn(language, outlet.companyName, outlet.companyNameNp) },
          panOrVATNumber: { label: t('panOrVATNumber'), value: number(outlet.panOrVATNumber) },
        } satisfies Details<OutletDetail, 'wardNo' | 'tole' | 'isCodeFixed'>
      }
    />
  );
}
