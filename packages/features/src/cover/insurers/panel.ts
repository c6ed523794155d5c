/** The seven insurers that are compared, in the order of the panel. */
export const PANEL = [
  { code: 'MLP', name: 'Meridian Life Protection' },
  { code: 'NEO', name: 'Neota Life' },
  { code: 'MLC', name: 'Mallee Life Company' },
  { code: 'ACC', name: 'Accord Life' },
  { code: 'ZUR', name: 'Zurella' },
  { code: 'ING', name: 'Ingleside Life' },
  { code: 'AIG', name: 'Aigrette Assurance' },
] as const

export type InsurerCode = (typeof PANEL)[number]['code']

export const INSURER_CODES: readonly InsurerCode[] = PANEL.map(({ code }) => code)

/** Returns the display name of an insurer; a code that is not on the panel is returned unchanged. */
export function insurerName(code: string): string {
  return PANEL.find((insurer) => insurer.code === code)?.name ?? code
}
