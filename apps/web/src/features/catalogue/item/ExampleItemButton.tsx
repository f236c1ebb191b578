import { exampleItem } from '@bahi/contract/catalogue/item/example-item';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { itemBody, newQuickItem } from './quick/quick-item-form.ts';
import { useUsual } from './quick/use-usual.ts';

const example = { ...exampleItem, sellingPrice: 100 } as const;

/** Makes one item to look at, which is deleted as any other. */
export function ExampleItemButton() {
  const t = useTexts(itemScreenMessages);
  const { usual } = useUsual(true);
  const create = useSend(itemContract.create);
  return (
    <Button
      variant="default"
      loading={create.isPending}
      disabled={usual === null}
      onClick={() => {
        if (usual !== null) create.mutate({ body: itemBody({ ...newQuickItem('', true, usual), ...example }, null) });
      }}
    >
      {t('addExample')}
    </Button>
  );
}
