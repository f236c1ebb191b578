import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { listBulkMessages } from '@bahi/contract/ui/list-bulk.messages';
import { Checkbox } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import classes from './ChooseCells.module.css';
import type { Selection } from './use-selection.ts';

/** Chooses all rows of the page, or none. */
export function ChooseAllCell({ selection, count }: { selection: Selection; count: number }) {
  const t = useTexts(listBulkMessages);
  const isSome = selection.chosen.size > 0;
  return (
    <th className={classes.cell} scope="col">
      <Checkbox
        aria-label={t('chooseAll')}
        checked={count > 0 && selection.chosen.size === count}
        indeterminate={isSome && selection.chosen.size < count}
        onChange={selection.toggleAll}
      />
    </th>
  );
}

type CellProps = { selection: Selection; rowKey: string | number; name: string };

export function ChooseCell({ selection, rowKey, name }: CellProps) {
  const t = useTexts(listBulkMessages);
  return (
    <td className={classes.cell}>
      <Checkbox
        aria-label={t('chooseRow', { name })}
        checked={selection.chosen.has(rowKey)}
        onChange={() => selection.toggle(rowKey)}
      />
    </td>
  );
}
