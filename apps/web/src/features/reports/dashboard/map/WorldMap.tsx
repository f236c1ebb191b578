import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { type ComponentProps, useMemo } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { PlacesMap } from './PlacesMap.tsx';
import { worldShapes } from './world-map.ts';

/** The world by countries. */
export function WorldMap(props: Omit<ComponentProps<typeof PlacesMap>, 'title' | 'shapes'>) {
  const t = useTexts(dashboardScreenMessages);
  const shapes = useMemo(() => worldShapes(), []);
  return <PlacesMap title={t('worldLabel')} shapes={shapes} {...props} />;
}
