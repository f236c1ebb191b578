import '@mantine/core/styles/Skeleton.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Skeleton } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import board from './BusinessDashboard.module.css';
import classes from './DashboardSkeleton.module.css';
import tiles from './figures/FigureTile.module.css';

/** The shape of the dashboard that is coming. */
export function DashboardSkeleton() {
  const t = useTexts(uiMessages);
  return (
    <div className={board.board} role="status" aria-label={t('loading')}>
      <div className={tiles.tiles} data-many>
        {Array.from({ length: 8 }, (_, tile) => (
          <div key={tile} className={tiles.tile}>
            <Skeleton height={14} width="60%" mb={10} />
            <Skeleton height={22} width="45%" mb={14} />
            <Skeleton height={12} mb={8} />
            <Skeleton height={12} width="80%" />
          </div>
        ))}
      </div>
      <div className={board.halves}>
        <PanelSkeleton />
        <PanelSkeleton />
      </div>
    </div>
  );
}

function PanelSkeleton() {
  return (
    <div className={classes.panel}>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={16} width={`${60 + ((row * 17) % 40)}%`} />
      ))}
    </div>
  );
}
