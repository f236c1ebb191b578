import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { NumberText } from '../../../ui/texts/MoneyText.tsx';
import classes from './DataImport.module.css';
import type { ImportDetail } from './import-types.ts';

/** How many rows become what, and who brought them. */
export function ImportCounts({ found, children }: { found: ImportDetail; children: ReactNode }) {
  const t = useTexts(dataImportScreenMessages);
  const isStaged = found.state === 'STAGED' || found.state === 'RUNNING';
  const counts = [
    ['newRecords', found.recordCount],
    ['newRows', found.newRows],
    ['presentRows', found.presentRows],
    ['errorRows', found.errorRows],
    ['leftOutRows', found.leftOutRows],
  ] as const;
  return (
    <Surface title={t(isStaged ? 'wouldStore' : 'wasStored')}>
      <dl className={classes.counts}>
        {counts.map(([name, count]) => (
          <div key={name} data-alarm={(name === 'errorRows' && count > 0) || undefined}>
            <dt>{t(name)}</dt>
            <dd>
              <NumberText value={count} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.soft}>
        {t(found.kind)} · {found.createdByName} · <MomentText at={found.committedAt ?? found.createdAt} />
      </p>
      {found.takenBackAt === null ? null : (
        <p className={classes.soft}>
          {t('takenBackBy', { name: found.takenBackByName ?? '' })} · <MomentText at={found.takenBackAt} />
        </p>
      )}
      {children}
    </Surface>
  );
}
