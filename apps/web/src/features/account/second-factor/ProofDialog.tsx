import type { SecondFactorState } from '@bahi/contract/account/second-factor/second-factor.contract';
import { useEffect } from 'react';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { noProof, type ProofFor, type Proven, provenBy, useProofForm } from './proof-form.ts';
import { ProofFields } from './ProofFields.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  text: string;
  saveLabel: string;
  isDangerous?: boolean;
  state: SecondFactorState;
  purpose?: ProofFor;
  onProof: (proof: Proven, name: string) => Promise<unknown>;
};

/** Asks for password and code or passkey before something is done about the second step. */
export function ProofDialog({ text, state, purpose = 'CHANGE', onProof, ...dialog }: Props) {
  const form = useProofForm(state, purpose);
  const { opened, onClose } = dialog;
  useEffect(() => {
    if (opened) form.reset(noProof);
  }, [opened, form]);
  return (
    <FormDialog
      {...dialog}
      form={form}
      size={440}
      onSave={async (proof) => {
        await onProof(await provenBy(state, proof), proof.name);
        onClose();
      }}
    >
      <p>{text}</p>
      <ProofFields form={form} state={state} purpose={purpose} />
    </FormDialog>
  );
}
