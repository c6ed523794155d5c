export const documentCopy = {
  types: {
    PDS: 'product disclosure statement',
    TMD: 'target market determination',
    SPDS: 'supplementary product disclosure statement',
    FSG: 'financial services guide',
    privacy: 'privacy statement',
  },
  edition: (version: string, date: string) => `Version ${version}, ${date}`,
  sample:
    'This is a sample page of a demonstration. The insurer is invented, no product is offered, and nothing here is advice.',
}
