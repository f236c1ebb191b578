import { messages } from '../../messages.ts';

export const businessMessages = messages('business', {
  registrationFixed: {
    en: 'Invoices have been issued under this registration; it cannot be changed here',
    ne: 'यो दर्तामा बिल जारी भइसकेकाले यहाँबाट फेर्न मिल्दैन',
  },
  profileSaved: { en: 'Business profile saved', ne: 'व्यवसायको विवरण सुरक्षित भयो' },
  secondStepSaved: {
    en: 'Saved. Who has no second step yet sets it up before anything else',
    ne: 'सुरक्षित भयो। दोस्रो चरण नभएकाले सबैभन्दा पहिले त्यो चालु गर्नुपर्छ',
  },
  secondStepFree: {
    en: 'Saved. A second step is everyone’s own choice',
    ne: 'सुरक्षित भयो। दोस्रो चरण अब आफ्नो इच्छामा छ',
  },
  switchingAllowed: {
    en: 'Saved. Your people may join their sign-in here with one elsewhere',
    ne: 'सुरक्षित भयो। तपाईंका मानिसले यहाँको साइन इन अन्तकोसँग जोड्न सक्छन्',
  },
  switchingForbidden: {
    en: 'Saved. From now on everybody signs in here with their password',
    ne: 'सुरक्षित भयो। अब सबैले यहाँ आफ्नै पासवर्डबाट साइन इन गर्नुपर्छ',
  },
  invoiceRulesSaved: {
    en: 'Saved: it holds from the next invoice on',
    ne: 'सुरक्षित भयो: अबको बिलदेखि लागू हुन्छ',
  },
  imageSaved: { en: 'Logo saved', ne: 'लोगो सुरक्षित भयो' },
  profileIncomplete: {
    en: 'Complete the business profile first',
    ne: 'पहिले व्यवसायको विवरण पूरा गर्नुहोस्',
  },
  approvalOwnerOnly: {
    en: 'Only the owner says what needs approval',
    ne: 'के कुरालाई स्वीकृति चाहिन्छ भन्ने मालिकले मात्र तोक्छ',
  },
  creditRuleOwnerOnly: {
    en: 'Only the owner says what happens beyond a credit limit',
    ne: 'उधारो सीमा नाघेमा के गर्ने मालिकले मात्र तोक्छ',
  },
  creditRuleSaved: {
    en: 'Rule of credit limits saved',
    ne: 'उधारो सीमाको नियम सुरक्षित भयो',
  },
  stockRuleOwnerOnly: {
    en: 'Only the owner says whether more may be sold than there is',
    ne: 'मौज्दातभन्दा बढी बिक्री गर्न दिने कि नदिने मालिकले मात्र भन्न सक्नुहुन्छ',
  },
  stockRuleSaved: { en: 'Stock rule saved', ne: 'मौज्दातको नियम सुरक्षित भयो' },
  stockRuleLeft: {
    en: 'Stock rule saved. Goods below zero until more of them come: {count}',
    ne: 'मौज्दातको नियम सुरक्षित भयो। सामान नआएसम्म शून्यभन्दा कम रहने सामान: {count}',
  },
  batchRuleOwnerOnly: {
    en: 'Only the owner says whether items keep batches',
    ne: 'सामानमा ब्याच राख्ने कि नराख्ने मालिकले मात्र तोक्छ',
  },
  batchRuleSaved: { en: 'Rule of batches saved', ne: 'ब्याचको नियम सुरक्षित भयो' },
  batchesInUse: {
    en: 'Items that keep batches: {count}. Take it off them first',
    ne: 'ब्याच राख्ने सामान: {count}। पहिले ती सामानबाट हटाउनुहोस्',
  },
  voucherLimitSaved: { en: 'Approval limit of vouchers saved', ne: 'भौचर स्वीकृतिको सीमा सेभ भयो' },
  approvalLimitSaved: { en: 'Approval limit saved', ne: 'स्वीकृतिको सीमा सुरक्षित भयो' },
});
