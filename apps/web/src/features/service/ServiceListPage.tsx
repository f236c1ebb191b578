import { serviceContract } from '@bahi/contract/service/service.contract';
import { serviceScreenMessages } from '@bahi/contract/service/service-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useCall, useSend } from '../../platform/query.ts';
import { useSession } from '../../platform/session.tsx';
import { useListState } from '../../platform/use-list-state.ts';
import { useActiveFilter } from '../../ui/active-filter.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import type { RowAction } from '../../ui/list-types.ts';
import { ListPage } from '../../ui/ListPage.tsx';
import { useAddressDialog } from '../../ui/use-dialog.ts';
import { serviceCreatePath, serviceEditPath } from './service-paths.ts';
import { ServiceDetailDialog } from './ServiceDetailDialog.tsx';
import { type ServiceRow, useServiceColumns } from './use-service-columns.tsx';

/** The services of the business. */
export function ServiceListPage() {
  const t = useTexts(serviceScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { can } = useSession();
  const list = useListState({ filters: ['isActive'] });
  const answer = useCall(serviceContract.list, { query: list.query }, { keepPrevious: true });
  const activeFilter = useActiveFilter();
  const columns = useServiceColumns();
  const remove = useSend(serviceContract.remove);
  const view = useAddressDialog('view');
  const edit = (serviceId: number): void => void navigate(serviceEditPath(serviceId));
  const removeService = async (id: number): Promise<void> => {
    // A refusal was shown as a toast.
    if (await confirm({ kind: 'delete' })) await remove.mutateAsync({ params: { id } }).catch(() => undefined);
  };
  const actionsOf = ({ id }: ServiceRow): RowAction[] => [
    { label: ui('view'), icon: <Eye size={18} aria-hidden />, onClick: () => view.open(id) },
    ...(can('service.update')
      ? [{ label: ui('edit'), icon: <Pencil size={18} aria-hidden />, onClick: () => edit(id) }]
      : []),
    ...(can(serviceContract.remove)
      ? [
          {
            label: ui('remove'),
            icon: <Trash2 size={18} aria-hidden />,
            onClick: () => void removeService(id),
            isDangerous: true,
          },
        ]
      : []),
  ];
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        filters={[activeFilter]}
        columns={columns}
        searchLabel={t('searchLabel')}
        rowKey={(service) => service.id}
        rowName={(service) => nameIn(language, service.name, service.nameNp)}
        onOpen={(service) => view.open(service.id)}
        actionsOf={actionsOf}
        add={{ label: t('add'), to: serviceCreatePath, needs: serviceContract.save }}
        emptyText={t('empty')}
      />
      <ServiceDetailDialog serviceId={view.target} opened={view.opened} onClose={view.close} onEdit={edit} />
    </>
  );
}
