import type { Answer } from '@bahi/contract/endpoint';
import { screens } from '@bahi/contract/screens';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type AppForm, submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid, FormSection, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { type TransferValues, transferValues, valuesOf } from './stock-transfer-form.ts';
import type { TransferDetail } from './transfer-rows.ts';
import { TransferLines } from './TransferLines.tsx';

type Outlets = Answer<typeof stockTransferContract.outlets>;
type Props = { draft: TransferDetail | null; outlets: Outlets; onReload?: () => void };

/** From where to where, on which day, and what: kept as a draft, or sent at once. */
export function StockTransferForm({ draft, outlets, onReload }: Props) {
  const t = useTexts(stockTransferScreenMessages);
  const navigate = useNavigate();
  const { officeId, todayAD } = useSession();
  const form = useAppForm(transferValues, valuesOf(draft, { outlets, officeId, todayAD }));
  const send = useSend(stockTransferContract.save);
  const { control, formState } = form;
  const [dateAD, outletId] = useWatch({ control, name: ['dateAD', 'outletId'] });
  const save = async (values: TransferValues, state: 'DRAFT' | 'SENT'): Promise<void> => {
    const edited = draft === null ? {} : { id: draft.id, version: draft.version };
    const { id } = await send.mutateAsync({ body: { ...values, ...edited, state } });
    await navigate(`${screens.stockTransfers}?view=${id}`);
  };
  return (
    <FormPage
      title={t(draft === null ? 'createTitle' : 'editTitle')}
      form={form}
      about={{ kind: 'stock-transfer', id: draft?.id ?? null }}
      onSave={(values) => save(values, 'DRAFT')}
      onReload={onReload}
      backTo={screens.stockTransfers}
      saveLabel={t('saveDraft')}
      action={
        <Button loading={formState.isSubmitting} onClick={submitOf(form, (values) => save(values, 'SENT'))}>
          {t('send')}
        </Button>
      }
    >
      <Head form={form} outlets={outlets} />
      <FormSection title={t('lines')}>
        <TransferLines form={form} goods={draft?.goods ?? []} asked={{ dayAD: dateAD, outletId: Number(outletId) }} />
      </FormSection>
    </FormPage>
  );
}

function Head({ form: { control }, outlets }: { form: AppForm<TransferValues>; outlets: Outlets }) {
  const t = useTexts(stockTransferScreenMessages);
  const language = useLanguage();
  const { officeId, todayAD } = useSession();
  const outletId = useWatch({ control, name: 'outletId' });
  const choices = outlets.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }));
  const own = outlets.find(({ id }) => id === officeId);
  return (
    <FormGrid>
      {own === undefined ? (
        <SelectField control={control} name="outletId" label={t('from')} options={choices} required />
      ) : (
        <p>
          {t('from')}: <strong>{nameIn(language, own.name, own.nameNp)}</strong>
        </p>
      )}
      <SelectField
        control={control}
        name="toOutletId"
        label={t('to')}
        options={choices.filter(({ value }) => value !== outletId)}
        required
      />
      <DateField control={control} name="dateAD" label={t('sentOn')} max={todayAD} required />
      <WholeRow>
        <TextField control={control} name="remarks" label={t('remarks')} maxLength={500} />
      </WholeRow>
    </FormGrid>
  );
}
