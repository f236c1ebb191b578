/** Where people see who they are to the business. */
export const ownRecordPath = '/user/profile';
