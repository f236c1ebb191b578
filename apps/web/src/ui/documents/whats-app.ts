/** The number that WhatsApp opens a conversation with; empty, for it to ask, where a phone number is no mobile. */
export function whatsAppNumber(phone: string | null): string {
  return phone !== null && /^9[678]\d{8}$/.test(phone) ? `977${phone}` : '';
}
