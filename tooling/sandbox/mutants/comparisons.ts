import type { Mutant } from './Mutant.ts'

const COMPARISONS = ['operations/comparisons/comparisons.test.ts']

/** Faults in a mailed comparison: the sender's details in it, and its lifetime. */
export const comparisonMutants: readonly Mutant[] = [
  {
    name: 'the link of a comparison works for ever',
    file: 'operations/comparisons/openComparison.ts',
    from: '        gt(mailedComparisons.expiresAt, now()),\n',
    to: '',
    tests: COMPARISONS,
  },
  {
    name: 'a comparison shows the client id of its sender',
    file: 'operations/comparisons/mailedComparison.ts',
    from: '    clientId: NOBODY,\n  }))',
    to: '  }))',
    tests: COMPARISONS,
  },
  {
    name: 'a comparison is mailed without consent',
    file: 'operations/comparisons/sendComparison.ts',
    from: '...(consent.accepted ? []',
    to: '...(consent.accepted || true ? []',
    tests: COMPARISONS,
  },
  {
    name: 'a comparison of any number of insurers is mailed',
    file: 'operations/comparisons/sendComparison.ts',
    from: 'insurers >= FEWEST && insurers <= MOST',
    to: 'insurers >= 0',
    tests: COMPARISONS,
  },
]
