import { disposalForm } from '@bahi/contract/books/asset/asset-forms';
import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import type { AssetRow } from './asset-form.ts';
import { SoldByField } from './SoldByField.tsx';

type Props = { opened: boolean; onClose: () => void; asset: AssetRow };

const unwritten = { proceeds: '', accountId: '', invoiceId: '', note: '' };

/** Says when an asset was sold or given up, and what was got for it. */
export function DisposeDialog({ opened, onClose, asset }: Props) {
  const t = useTexts(assetScreenMessages);
  const language = useLanguage();
  const { todayAD } = useSession();
  const dispose = useSend(assetContract.dispose);
  const accounts = useCall(moneyAccountContract.choices, {}, { enabled: opened });
  const form = useAppForm(disposalForm, { disposedOnAD: todayAD, ...unwritten });
  const { control } = form;
  const invoiceId = useWatch({ control, name: 'invoiceId' });
  useEffect(() => {
    if (opened) form.reset({ version: asset.version, disposedOnAD: todayAD, ...unwritten });
  }, [opened, asset.version, todayAD, form]);
  const ofOutlet = (accounts.data ?? []).filter(({ outletId }) => outletId === null || outletId === asset.outletId);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('disposeTitle', { name: nameIn(language, asset.name, asset.nameNp) })}
      form={form}
      isFinal
      saveLabel={t('dispose')}
      onSave={async (body) => {
        await dispose.mutateAsync({ params: { id: asset.id }, body });
        onClose();
      }}
    >
      <p>{t('disposeText')}</p>
      <FormGrid>
        <DateField control={control} name="disposedOnAD" label={t('disposedOn')} max={todayAD} required />
        <AmountField control={control} name="proceeds" label={t('proceeds')} description={t('proceedsHint')} required />
        <WholeRow>
          <SoldByField form={form} outletId={asset.outletId} />
        </WholeRow>
        {invoiceId ? null : (
          <WholeRow>
            <SelectField
              control={control}
              name="accountId"
              label={t('account')}
              options={ofOutlet.map((one) => ({ value: one.id, label: one.name, labelNp: one.nameNp }))}
              isLoading={accounts.isFetching}
              clearable
            />
          </WholeRow>
        )}
        <WholeRow>
          <TextareaField control={control} name="note" label={t('note')} />
        </WholeRow>
      </FormGrid>
    </FormDialog>
  );
}
