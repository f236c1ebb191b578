import '@mantine/core/styles/Input.layer.css';
import type { Answer } from '@bahi/contract/endpoint';
import { reorderContract } from '@bahi/contract/purchase/reorder/reorder.contract';
import { reorderScreen } from '@bahi/contract/purchase/reorder/reorder-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './Reorder.module.css';
import { type Order, wrongOf } from './use-order.ts';

type Made = Answer<(typeof reorderContract)['makeDrafts']>['drafts'];
type Props = { order: Order; outlets: readonly { value: string; label: string }[]; asked: string };

/** Makes the drafts of what is chosen, and leads to them: to a single one at once. */
export function OrderBar({ order, outlets, asked }: Props) {
  const t = useTexts(reorderScreen);
  const { can } = useSession();
  const navigate = useNavigate();
  const send = useSend(reorderContract.makeDrafts);
  const made = useDialog<Made>();
  const [chosenOutlet, setOutlet] = useState('');
  const goesTo = asked || chosenOutlet || (outlets[0]?.value ?? '');
  if (!can(reorderContract.makeDrafts)) return null;
  const isWhole = order.chosen.every((row) => !Object.values(wrongOf(order.wishOf(row), row.lastPrice)).includes(true));
  const make = async (): Promise<void> => {
    const rows = order.chosen.map((row) => {
      const { quantity, vendor, rate } = order.wishOf(row);
      const { itemLedgerDetailId } = row;
      return {
        itemLedgerDetailId,
        quantity: Number(quantity),
        vendorId: vendor?.id ?? 0,
        rate: rate === '' ? null : Number(rate),
      };
    });
    // A refusal has been shown as a toast, and the list that is fetched anew says what stands in a draft.
    const answer = await send.mutateAsync({ body: { outletId: goesTo, rows } }).catch(() => null);
    if (answer === null) return;
    order.clear();
    const [first, ...more] = answer.drafts;
    if (first !== undefined && more.length === 0)
      void navigate(screenAt(screens.editPurchase, { purchaseSetupId: first.id }));
    else made.open(answer.drafts);
  };
  return (
    <div className={classes.bar}>
      <span>{t('chosen', { count: order.chosen.length })}</span>
      {outlets.length > 1 && asked === '' ? (
        <NativeSelect
          label={t('goesTo')}
          value={goesTo}
          data={[...outlets]}
          onChange={({ currentTarget }) => setOutlet(currentTarget.value)}
        />
      ) : null}
      <Button disabled={order.chosen.length === 0 || !isWhole} loading={send.isPending} onClick={() => void make()}>
        {t('make')}
      </Button>
      <MadeDialog drafts={made.target ?? []} opened={made.opened} onClose={made.close} />
    </div>
  );
}

function MadeDialog({ drafts, opened, onClose }: { drafts: Made; opened: boolean; onClose: () => void }) {
  const t = useTexts(reorderScreen);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('made')}>
      <p>{t('madeHint')}</p>
      <ul className={classes.made}>
        {drafts.map(({ id, vendorName, vendorNameNp, lines }) => (
          <li key={id}>
            <TextLink to={screenAt(screens.editPurchase, { purchaseSetupId: id })}>
              {t('madeOf', { vendor: nameIn(language, vendorName, vendorNameNp), count: lines })}
            </TextLink>
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button onClick={onClose}>{ui('close')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
