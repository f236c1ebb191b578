import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { readyItemScreenMessages } from '@bahi/contract/catalogue/ready-item/ready-item-screen.messages';
import { Checkbox } from '@mantine/core';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { AmountInput, QuantityInput } from '../../../ui/fields/AmountInput.tsx';
import classes from './ReadyItems.module.css';
import type { ReadyChoice, ReadyItem, Said } from './use-ready-choice.ts';

type Props = { title: string; items: readonly ReadyItem[]; choice: ReadyChoice; hasOutlet: boolean };

/** What belongs together of a catalogue: all of it is chosen by one tick, or each by its own. */
export function ReadyGroup({ title, items, choice, hasOutlet }: Props) {
  const t = useTexts(readyItemScreenMessages);
  const open = items.filter(({ isTaken }) => !isTaken).map(({ name }) => name);
  const count = open.filter((name) => choice.chosen.has(name)).length;
  return (
    <section className={classes.group} aria-label={title}>
      <div className={classes.groupHead}>
        <Checkbox
          label={t('allOf', { name: title })}
          disabled={open.length === 0}
          checked={count > 0 && count === open.length}
          indeterminate={count > 0 && count < open.length}
          onChange={() => choice.choose(open, count < open.length)}
        />
      </div>
      <ul className={classes.rows}>
        {items.map((item) => (
          <ReadyRow key={item.name} item={item} choice={choice} hasOutlet={hasOutlet} />
        ))}
      </ul>
    </section>
  );
}

function ReadyRow({ item, choice, hasOutlet }: Omit<Props, 'title' | 'items'> & { item: ReadyItem }) {
  const t = useTexts(readyItemScreenMessages);
  const language = useLanguage();
  const { name, nameNp, unitName, unitNameNp, hsCode, taxable, isTaken } = item;
  const said = choice.chosen.get(name);
  const refusal = choice.refusalOf(name, 'name');
  const about = [
    language === 'ne' ? name : nameNp,
    unitName === null ? null : nameIn(language, unitName, unitNameNp),
    hsCode === null ? null : t('hs', { code: hsCode }),
    taxable ? null : t('exempt'),
    isTaken ? t('isTaken') : null,
  ].filter((part) => part !== null);
  return (
    <li className={classes.row}>
      <Checkbox
        className={classes.what ?? ''}
        label={nameIn(language, name, nameNp)}
        description={about.join(' · ')}
        disabled={isTaken}
        checked={said !== undefined}
        error={refusal}
        aria-invalid={refusal !== undefined || undefined}
        onChange={({ currentTarget: { checked } }) => choice.choose([name], checked)}
      />
      {said === undefined ? null : <SaidFields item={item} said={said} choice={choice} hasOutlet={hasOutlet} />}
    </li>
  );
}

type SaidProps = { item: ReadyItem; said: Said; choice: ReadyChoice; hasOutlet: boolean };

/** The price, and of goods what there is of them: nothing has to be said now. */
function SaidFields({ item, said, choice, hasOutlet }: SaidProps) {
  const t = useTexts(readyItemScreenMessages);
  const language = useLanguage();
  const name = nameIn(language, item.name, item.nameNp);
  const words = { sellingPrice: t('price'), quantity: t('quantity'), cost: t('cost') } as const;
  const field = (of: keyof Said) => ({
    label: words[of],
    'aria-label': t('fieldOf', { field: words[of], name }),
    value: said[of],
    error: choice.refusalOf(item.name, of),
    onChange: (value: string) => choice.say(item.name, of, value),
  });
  return (
    <div className={classes.said}>
      <AmountInput {...field('sellingPrice')} />
      {item.kind === 'SERVICE' || !hasOutlet ? null : (
        <>
          <QuantityInput {...field('quantity')} />
          <AmountInput {...field('cost')} />
        </>
      )}
    </div>
  );
}
