import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { Answer } from '@bahi/contract/endpoint';
import { itemShareContract } from '@bahi/contract/catalogue/item-share/item-share.contract';
import { itemShareScreenMessages } from '@bahi/contract/catalogue/item-share/item-share-screen.messages';
import { Switch } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import classes from './ItemShare.module.css';

/** Whether the item is shared, and whether with its prices: each counts as soon as it is switched. */
export function ShareSwitches({ share }: { share: Answer<typeof itemShareContract.get> }) {
  const t = useTexts(itemShareScreenMessages);
  const { can } = useSession();
  const save = useSend(itemShareContract.save);
  const { itemId, shareable, isPriceShareable } = share;
  const isFixed = !can(itemShareContract.save) || save.isPending;
  const change = (body: { shareable: boolean; isPriceShareable: boolean }): void =>
    save.mutate({ params: { itemId }, body });
  return (
    <div className={classes.switches}>
      <Switch
        label={t('isShared')}
        checked={shareable}
        disabled={isFixed}
        onChange={() => change({ shareable: !shareable, isPriceShareable })}
      />
      <Switch
        label={t('isPriceShared')}
        checked={isPriceShareable}
        disabled={isFixed || !shareable}
        onChange={() => change({ shareable, isPriceShareable: !isPriceShareable })}
      />
    </div>
  );
}
