/**
 * The text that the second policy holder declares, by id and version; the page has its words. Another text has another
 * version.
 */
export const SECOND_HOLDER_DECLARATIONS = { id: 'second-policy-holder', version: '2026-11-26' } as const
