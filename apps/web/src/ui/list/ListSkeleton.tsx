import '@mantine/core/styles/Skeleton.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Skeleton } from '@mantine/core';
import { useTexts } from '../../platform/i18n.ts';
import classes from './ListSkeleton.module.css';

const rowCount = 8;

/** The shape of a list that is coming. */
export function ListSkeleton({ columns, isTable }: { columns: number; isTable: boolean }) {
  const t = useTexts(uiMessages);
  const cells = isTable ? columns : 2;
  return (
    <div role="status" aria-label={t('loading')}>
      {Array.from({ length: rowCount }, (_, row) => (
        <div key={row} className={classes.row} data-table={isTable || undefined}>
          {Array.from({ length: cells }, (_, cell) => (
            <Skeleton key={cell} height={14} width={`${30 + ((row * 7 + cell * 23) % 45)}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The shape of a form or a record that is coming. */
export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  const t = useTexts(uiMessages);
  return (
    <div role="status" aria-label={t('loading')} className={classes.form}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field}>
          <Skeleton height={12} width="30%" mb={8} />
          <Skeleton height={40} />
        </div>
      ))}
    </div>
  );
}
