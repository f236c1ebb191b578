import { itemCodeScreenMessages } from '@bahi/contract/catalogue/item-code/item-code-screen.messages';
import { Button } from '@mantine/core';
import { Barcode } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { useMakeCodes } from './use-make-codes.ts';

/** Gives codes to the variants of an item that lack them; without an item, after asking, to everything that is sold. */
export function MakeCodesButton({ itemId }: { itemId?: number }) {
  const t = useTexts(itemCodeScreenMessages);
  const confirm = useConfirm();
  const { mayMake, isMaking, make } = useMakeCodes();
  if (!mayMake) return null;
  const start = async (): Promise<void> => {
    if (itemId !== undefined) return make({ itemIds: [itemId] });
    const question = { kind: 'own', question: t('makeAllQuestion'), confirm: t('makeAll') } as const;
    if (await confirm(question)) await make({});
  };
  return (
    <Button
      variant="default"
      leftSection={<Barcode size={18} aria-hidden />}
      loading={isMaking}
      onClick={() => void start()}
    >
      {t('makeAll')}
    </Button>
  );
}
