import { masterData } from '../../master-data.ts';
import { askedNameNpPart, namePart } from '../../master-data-fields.ts';

/** Customers who are sold to alike: retailers, hotels, staff. A customer is in one group at most. */
export const customerGroupContract = masterData('customerGroup', {
  module: 'customer-group',
  scope: 'own',
  title: { en: 'Customer groups', ne: 'ग्राहक समूह' },
  one: { en: 'Customer group', ne: 'ग्राहक समूह' },
  empty: {
    en: 'Name the groups that you sell to alike: retailers, hotels, regular customers.',
    ne: 'एउटै दरमा बेचिने ग्राहकका समूह राख्नुहोस्: खुद्रा पसल, होटल, नियमित ग्राहक।',
  },
  calls: {
    save: 'POST /v1/customer-group/save',
    get: 'GET /v1/customer-group/:id',
    list: 'GET /v1/customer-group/list',
    setStatus: 'PUT /v1/customer-group/toggle/:id',
  },
  fields: { name: namePart, nameNp: askedNameNpPart },
  unique: ['name'],
  refreshes: ['customerGroups'],
});
export const customerGroupForm = customerGroupContract.save.body;
