import { openingDueContract, openingDueForm } from '@bahi/contract/books/opening-due/opening-due.contract';
import { openingDueScreenMessages } from '@bahi/contract/books/opening-due/opening-due-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { PartySelectField } from '../../../ui/fields/PartySelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { DayFields, OutletField, TotalField } from '../../money/due-document/DueFields.tsx';
import { customers } from '../../parties/customer/customer-sources.ts';
import { vendors } from '../../parties/vendor/vendor-source.ts';
import { newOpeningDueValues, openingDueValues } from './opening-due-form.ts';
import type { OpeningDue, OpeningParty } from './opening-due-kind.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  party: OpeningParty;
  /** The one that is corrected; a new one without. */
  edited: OpeningDue | null;
  asAtAD: string;
};

/** Enters what is left of an old bill, or corrects it while nothing is paid on it. */
// Longer than 60 lines because the whole form is seen in one place.
export function OpeningDueDialog({ opened, onClose, party, edited, asAtAD }: Props) {
  const t = useTexts(openingDueScreenMessages);
  const { todayAD, outlets, officeId } = useSession();
  const save = useSend(openingDueContract.save);
  const ownOutlet = officeId ?? (outlets.length === 1 ? (outlets[0]?.id ?? '') : '');
  const form = useAppForm(openingDueForm, newOpeningDueValues(party, asAtAD, ownOutlet));
  const { control } = form;
  const { record, dialog } = useEditedRecord({
    opened,
    form,
    endpoint: openingDueContract.get,
    sent: edited === null ? null : { params: { id: edited.id } },
    valuesOf: (found) =>
      found === undefined ? newOpeningDueValues(party, asAtAD, ownOutlet) : openingDueValues(found),
    fields: 7,
  });
  const shown = record ?? edited;
  const current = shown === null ? null : { id: shown.partyId, name: shown.partyName, nameNp: shown.partyNameNp };
  const partyField = { control, name: 'partyId', current } as const;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(edited === null ? 'add' : 'editTitle')}
      form={form}
      about={{ kind: 'opening-due', id: edited?.id ?? null, action: party }}
      size={760}
      onSave={async (body) => {
        await save.mutateAsync({ body });
        onClose();
      }}
      {...dialog}
    >
      <FormGrid>
        {party === 'customer' ? (
          <PartySelectField source={customers} {...partyField} autoFocus />
        ) : (
          <PartySelectField source={vendors} {...partyField} autoFocus />
        )}
        <TextField
          control={control}
          name="billNumber"
          label={t('billNumber')}
          description={t('billNumberHint')}
          maxLength={50}
          required
        />
        <DayFields control={control} bill="billDateAD" due="dueDateAD" />
        <TotalField control={control} name="totalBillAmount" label={t('totalBillAmount')} />
        <DateField
          control={control}
          name="asAtAD"
          label={t('asAt')}
          description={t('asAtHint')}
          max={todayAD}
          required
        />
        <OutletField control={control} name="outletId" isFixed={edited !== null} />
        <WholeRow>
          <TextareaField control={control} name="description" label={t('description')} rows={2} />
        </WholeRow>
      </FormGrid>
    </FormDialog>
  );
}
