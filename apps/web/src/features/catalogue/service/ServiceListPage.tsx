import { screenAt, screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { call } from '../../../platform/api-client.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import { bulkStatusOf, quietly } from '../../../ui/list/bulk/bulk-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useAddressDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ReadyItemsButton } from '../ready-item/ReadyItemsButton.tsx';
import { useServiceColumns } from './service-columns.tsx';
import { ServiceDetailDialog } from './ServiceDetailDialog.tsx';
import { useServiceActions } from './use-service-actions.tsx';

/** The services of the business. */
export function ServiceListPage() {
  const t = useTexts(serviceScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { can } = useSession();
  const list = useListState({ filters: ['isActive'] });
  const answer = useCall(serviceContract.list, { query: list.query }, { keepPrevious: true });
  const view = useAddressDialog('view');
  const edit = (serviceId: number): void => void navigate(screenAt(screens.editService, { serviceId }));
  const image = (serviceId: number): void => void navigate(screenAt(screens.serviceImage, { serviceId }));
  const actionsOf = useServiceActions({ view: view.open, edit, image });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={serviceContract.list}
        bulkStatus={bulkStatusOf(can(serviceContract.toggle), (id, isActive) =>
          call(serviceContract.toggle, { params: { id }, query: { isActive } }, quietly),
        )}
        filters={[useActiveFilter()]}
        columns={useServiceColumns()}
        searchLabel={ui('searchByNameOrCode')}
        rowKey={(service) => service.id}
        rowName={(service) => nameIn(language, service.name, service.nameNp)}
        onOpen={(service) => view.open(service.id)}
        actionsOf={actionsOf}
        add={{ label: t('add'), to: screens.newService, needs: serviceContract.save }}
        empty={{ text: t('empty'), more: <ReadyItemsButton trade="SERVICES" /> }}
      />
      <ServiceDetailDialog serviceId={view.target} opened={view.opened} onClose={view.close} onEdit={edit} />
    </>
  );
}
