import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useEffect } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { useLongDay } from '../../../../ui/dates/DateText.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import type { DepreciationSheet } from './DepreciationPage.tsx';

type Props = { opened: boolean; onClose: () => void; sheet: DepreciationSheet };

/** Asks before the voucher is written, and, where there are several, in which outlet it stands. */
export function PostDialog({ opened, onClose, sheet: { fiscalYear, lastDayAD, postingDayAD, total } }: Props) {
  const t = useTexts(assetScreenMessages);
  const language = useLanguage();
  const longDay = useLongDay();
  const { outlets } = useSession();
  const post = useSend(assetContract.post);
  const outletId = outlets[0]?.id ?? '';
  const form = useAppForm(assetContract.post.body, { fiscalYear, outletId });
  useEffect(() => {
    if (opened) form.reset({ fiscalYear, outletId });
  }, [opened, fiscalYear, outletId, form]);
  const amount = formatRupees(paisaOf(total.depreciation), language);
  const gain = formatRupees(paisaOf(total.gain), language);
  const day = longDay(postingDayAD);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('post')}
      form={form}
      isFinal
      saveLabel={t('post')}
      onSave={async (body) => {
        await post.mutateAsync({ body });
        onClose();
      }}
    >
      <p>{total.gain > 0 ? t('postGainText', { day, amount, gain }) : t('postText', { day, amount })}</p>
      {postingDayAD === lastDayAD ? null : <p>{t('postLate')}</p>}
      {outlets.length > 1 ? (
        <SelectField
          control={form.control}
          name="outletId"
          label={t('outlet')}
          options={outlets.map((outlet) => ({ value: outlet.id, label: outlet.name, labelNp: outlet.nameNp }))}
          required
        />
      ) : null}
    </FormDialog>
  );
}
