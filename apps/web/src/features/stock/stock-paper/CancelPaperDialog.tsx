import type { cancelledPaper } from '@bahi/contract/stock/stock-paper/stock-paper';
import { cancelledPaper as schema } from '@bahi/contract/stock/stock-paper/stock-paper';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import type { z } from '@bahi/contract/zod';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { type PaperRow, usePaperName } from './paper-row.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  paper: Pick<PaperRow, 'id' | 'version' | 'code' | 'dateAD'>;
  onCancel: (sent: { params: { id: number }; body: z.input<typeof cancelledPaper> }) => Promise<unknown>;
};

/** Takes back a paper that is posted, with the reason that stays beside it. */
export function CancelPaperDialog({ opened, onClose, paper, onCancel }: Props) {
  const t = useTexts(stockPaperScreenMessages);
  const nameOf = usePaperName();
  const form = useAppForm(schema, { reason: '' });
  useEffect(() => {
    if (opened) form.reset({ reason: '', version: paper.version });
  }, [opened, paper.version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('cancelTitle', { number: nameOf(paper) })}
      form={form}
      isDangerous
      saveLabel={t('cancelPaper')}
      cancelLabel={t('keep')}
      onSave={async (body) => {
        await onCancel({ params: { id: paper.id }, body });
        onClose();
      }}
    >
      <p>{t('cancelHint')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
