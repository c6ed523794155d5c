/**
 * The text that a policy holder authorises, by id and version; the page has its words. Another text has another version.
 */
export const TRANSFER_AUTHORITY = { id: 'transfer-of-servicing', version: '2026-11' } as const
