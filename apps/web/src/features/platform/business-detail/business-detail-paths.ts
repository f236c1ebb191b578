export const businessListPath = '/business/list';
export const businessFormPath = '/business/list/create';
export const businessEditPath = '/business/list/edit';
