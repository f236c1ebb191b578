import { paperLookContract, paperLookForm } from '@bahi/contract/sales/paper-look/paper-look.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { type PaperLook, paperLookValues } from './paper-look-form.ts';
import classes from './PaperLook.module.css';
import { PaperLookFields } from './PaperLookFields.tsx';
import { PaperPreview } from './PaperPreview.tsx';
import { SignaturePicture } from './SignaturePicture.tsx';

type Props = {
  look: PaperLook;
  onSaved: (look: PaperLook) => void;
  onReload: () => Promise<Pick<UseQueryResult<PaperLook>, 'data'>>;
};

/** The choices, and beside them what they make of a bill. The signature is kept when it is chosen; all else with Save. */
export function PaperLookForm({ look, onSaved, onReload }: Props) {
  const save = useSend(paperLookContract.save);
  const form = useAppForm(paperLookForm, paperLookValues(look));
  const watched = useWatch({ control: form.control });
  const reload = async (): Promise<void> => {
    const { data } = await onReload();
    if (data !== undefined) form.reset(paperLookValues(data));
  };
  return (
    <div className={classes.sides}>
      <div>
        <FormPage
          form={form}
          onSave={async (body) => onSaved(await save.mutateAsync({ body }))}
          onReload={() => void reload()}
        >
          <PaperLookFields control={form.control} />
          <SignaturePicture image={look.signatureImage} />
        </FormPage>
      </div>
      <div className={classes.example}>
        <PaperPreview values={{ ...form.getValues(), ...watched }} />
      </div>
    </div>
  );
}
