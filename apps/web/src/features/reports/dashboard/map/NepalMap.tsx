import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { type ComponentProps, useMemo } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { type NepalLevel, nepalShapes } from './nepal-map.ts';
import { PlacesMap } from './PlacesMap.tsx';

type Props = Omit<ComponentProps<typeof PlacesMap>, 'title' | 'shapes'> & { level: NepalLevel };

/** Nepal by provinces or districts. */
export function NepalMap({ level, ...props }: Props) {
  const t = useTexts(dashboardScreenMessages);
  const shapes = useMemo(() => nepalShapes(level), [level]);
  return <PlacesMap title={t('mapLabel')} shapes={shapes} {...props} />;
}
