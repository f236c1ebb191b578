export const serviceListPath = '/business/service-setup';
export const serviceCreatePath = `${serviceListPath}/create`;

export function serviceEditPath(serviceId: number): string {
  return `${serviceListPath}/edit/${serviceId}`;
}
