/** The seven invented insurers, in the order in which they are answered. */
export const PANEL = [
  { code: 'MLP', name: 'Meridian Life Protection' },
  { code: 'NEO', name: 'Neota Life' },
  { code: 'MLC', name: 'Mallee Life Company' },
  { code: 'ACC', name: 'Accord Life' },
  { code: 'ZUR', name: 'Zurella' },
  { code: 'ING', name: 'Ingleside Life' },
  { code: 'AIG', name: 'Aigrette Assurance' },
] as const
