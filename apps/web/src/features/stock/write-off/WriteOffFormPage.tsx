import { screens } from '@bahi/contract/screens';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { writeOffScreenMessages } from '@bahi/contract/stock/write-off/write-off-screen.messages';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid, FormSection, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useEntryRefusal } from '../../money/due-document/use-entry-refusal.tsx';
import { PaperHeadFields } from '../stock-paper/PaperHeadFields.tsx';
import { writeOffValues, type WriteOffValues } from './write-off-form.ts';
import { WriteOffLines } from './WriteOffLines.tsx';

/** What left the shelf without being sold is written down and posted at once. */
export function WriteOffFormPage() {
  const t = useTexts(writeOffScreenMessages);
  const isAllowed = useSession().can(writeOffContract.create);
  const refusal = useEntryRefusal({ isAllowed, isNew: true });
  if (refusal === null) return <WriteOffForm />;
  return (
    <>
      <PageTitle title={t('createTitle')} backTo={screens.writeOffs} />
      {refusal}
    </>
  );
}

function WriteOffForm() {
  const t = useTexts(writeOffScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const navigate = useNavigate();
  const { todayAD, outlets, officeId } = useSession();
  const form = useAppForm(writeOffValues, {
    outletId: officeId ?? outlets[0]?.id ?? '',
    dateAD: todayAD,
    remarks: '',
    lines: [],
  });
  const send = useSend(writeOffContract.create);
  const { control } = form;
  const [dateAD, outletId] = useWatch({ control, name: ['dateAD', 'outletId'] });
  const save = async (body: WriteOffValues): Promise<void> => {
    const { id } = await send.mutateAsync({ body });
    await navigate(`${screens.writeOffs}?view=${id}`);
  };
  return (
    <FormPage
      title={t('createTitle')}
      form={form}
      isFinal
      about={{ kind: 'write-off', id: null }}
      onSave={save}
      backTo={screens.writeOffs}
      saveLabel={t('save')}
    >
      <FormGrid>
        <PaperHeadFields control={control} day="dateAD" outlet="outletId" />
        <WholeRow>
          <TextField control={control} name="remarks" label={paper('remarks')} maxLength={500} />
        </WholeRow>
      </FormGrid>
      <FormSection title={t('lines')}>
        <WriteOffLines form={form} dateAD={dateAD} outletId={outletId === null ? '' : String(outletId ?? '')} />
      </FormSection>
    </FormPage>
  );
}
