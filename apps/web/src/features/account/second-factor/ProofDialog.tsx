import { useEffect } from 'react';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { type Proof, useProofForm } from './proof-form.ts';
import { ProofFields } from './ProofFields.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  text: string;
  saveLabel: string;
  isDangerous?: boolean;
  hasPassword: boolean;
  onProof: (proof: Proof) => Promise<unknown>;
};

/** Asks for password and code before something is done about the second step. */
export function ProofDialog({ text, hasPassword, onProof, ...dialog }: Props) {
  const form = useProofForm(hasPassword);
  const { opened, onClose } = dialog;
  useEffect(() => {
    if (opened) form.reset();
  }, [opened, form]);
  return (
    <FormDialog
      {...dialog}
      form={form}
      size={440}
      onSave={async (proof) => {
        await onProof(proof);
        onClose();
      }}
    >
      <p>{text}</p>
      <ProofFields form={form} hasPassword={hasPassword} takesRecovery />
    </FormDialog>
  );
}
