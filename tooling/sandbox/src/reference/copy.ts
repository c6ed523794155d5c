export const documentCopy = {
  types: {
    PDS: 'product disclosure statement',
    TMD: 'target market determination',
    SPDS: 'supplementary product disclosure statement',
    FSG: 'financial services guide',
    privacy: 'privacy statement',
  },
}
