import { moduleContract } from '@bahi/contract/people/module/module.contract';
import { moduleScreenMessages } from '@bahi/contract/people/module/module-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Pencil, Trash2 } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useModuleColumns } from './module-columns.tsx';
import type { ModuleRow } from './module-form.ts';
import { ModuleDialog } from './ModuleDialog.tsx';

const iconPixels = 16;

/** The tree of modules, as the sidebar and the roles show it. */
export function ModulePage() {
  const t = useTexts(moduleScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can } = useSession();
  const confirm = useConfirm();
  const list = useListState({ filters: ['isActive'], pageSize: 50 });
  const answer = useCall(moduleContract.list, { query: list.query }, { keepPrevious: true });
  const remove = useSend(moduleContract.remove);
  const form = useDialog<ModuleRow | null>();
  const askRemove = async ({ moduleId }: ModuleRow): Promise<void> => {
    if (await confirm({ kind: 'delete' })) remove.mutate({ params: { menuId: moduleId } });
  };
  const actionsOf = (row: ModuleRow): RowAction[] => [
    ...(can(moduleContract.update)
      ? [{ label: ui('edit'), icon: <Pencil size={iconPixels} aria-hidden />, onClick: () => form.open(row) }]
      : []),
    ...(can(moduleContract.remove) && !row.isBuiltIn
      ? [
          {
            label: ui('remove'),
            icon: <Trash2 size={iconPixels} aria-hidden />,
            onClick: () => void askRemove(row),
            isDangerous: true,
          },
        ]
      : []),
  ];
  const shown = { name: 'isActive', label: t('display') } as const;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        columns={useModuleColumns()}
        rowKey={(row) => row.moduleId}
        rowName={(row) => nameIn(language, row.moduleName, row.moduleNameNp)}
        onOpen={can(moduleContract.update) ? form.open : undefined}
        actionsOf={actionsOf}
        filters={[
          {
            ...shown,
            options: [
              { value: 'true', label: t('shown') },
              { value: 'false', label: t('isHidden') },
            ],
          },
        ]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: moduleContract.create, onClick: () => form.open(null) }}
      />
      <ModuleDialog opened={form.opened} module={form.target} onClose={form.close} />
    </>
  );
}
