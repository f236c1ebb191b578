import { moduleScreenMessages } from '@bahi/contract/people/module/module-screen.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { Joined } from '../../../ui/dialogs/DetailList.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { TreeName } from '../../../ui/texts/TreeName.tsx';
import type { ModuleRow } from './module-form.ts';

const iconPixels = 14;

/** The columns of the modules; what stands below another is set in. */
export function useModuleColumns(): Column<ModuleRow>[] {
  const t = useTexts(moduleScreenMessages);
  const grants = useTexts(roleScreenMessages);
  const language = useLanguage();
  return [
    {
      key: 'moduleName',
      title: t('name'),
      cell: (row) => <TreeName level={row.level}>{nameIn(language, row.moduleName, row.moduleNameNp)}</TreeName>,
      card: 'who',
    },
    { key: 'screenUrl', title: t('screenUrl'), cell: (row) => row.screenUrl ?? '—', card: 'more' },
    {
      key: 'orderNumber',
      title: t('orderNumber'),
      cell: (row) => formatNumber(row.orderNumber, language),
      align: 'end',
    },
    { key: 'audience', title: t('audience'), cell: (row) => t(row.audience), card: 'date' },
    {
      key: 'privileges',
      title: t('privileges'),
      cell: (row) =>
        row.privileges.length === 0 ? '—' : <Joined parts={row.privileges.map((privilege) => grants(privilege))} />,
    },
    {
      key: 'hidden',
      title: t('display'),
      cell: (row) =>
        row.hidden ? (
          <Badge tone="neutral" icon={<CircleMinus size={iconPixels} aria-hidden />}>
            {t('isHidden')}
          </Badge>
        ) : (
          <Badge tone="success" icon={<CircleCheck size={iconPixels} aria-hidden />}>
            {t('shown')}
          </Badge>
        ),
      card: 'status',
    },
  ];
}
