import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { DocumentsField } from '../../../ui/documents/DocumentsField.tsx';
import { FormSection } from '../../../ui/form/FormGrid.tsx';
import type { Voucher } from './voucher-form.ts';

const noDocuments: Voucher['documents'] = [];
type Props<V extends FieldValues> = {
  control: Control<V, unknown, V>;
  name: FieldPath<V>;
  /** The one that is written anew. */
  waiting: Voucher | undefined;
  onSending?: (isSending: boolean) => void;
};

/** Pictures and PDF of what a voucher says: up to five. */
export function VoucherFiles<V extends FieldValues>({ control, name, waiting, onSending = () => {} }: Props<V>) {
  const t = useTexts(filesMessages);
  const upload = useSend(voucherContract.uploadDocument, { errors: 'form' });
  const discard = useSend(voucherContract.removeDocument, { errors: 'form' });
  return (
    <FormSection title={t('documents')}>
      <DocumentsField
        control={control}
        name={name}
        attached={waiting?.isWaiting === true ? waiting.documents : noDocuments}
        onUpload={(document) => upload.mutateAsync({ files: { document } })}
        onDiscard={(docUuid) => discard.mutate({ params: { docUuid } })}
        onSending={onSending}
      />
    </FormSection>
  );
}
