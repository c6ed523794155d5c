import type { Mutant } from './Mutant.ts'

const COMPARISONS = ['operations/comparisons/comparisons.test.ts']

/** Faults in a mailed comparison: the sender's details in it, and its lifetime. */
export const comparisonMutants: readonly Mutant[] = [
  {
    name: 'a comparison shows the client id of its sender',
    file: 'operations/comparisons/mailedComparison.ts',
    from: '    clientId: NOBODY,\n  }))',
    to: '  }))',
    tests: COMPARISONS,
  },
]
