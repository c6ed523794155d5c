import type { Mutant } from './Mutant.ts'

const COPIES = ['operations/receipts/copyByCode.test.ts']

/** Faults in the right to open the copy of an application, and in its use. */
export const copyMutants: readonly Mutant[] = [
  {
    name: 'wrong codes keep a copy from its holder for a month',
    file: 'codes/useCodeWithDate.ts',
    from: "  if (outcome === 'right')",
    to: "  if (outcome !== 'right') await countUse(database.queries, counted, MONTH_MS, now())\n  if (outcome === 'right')",
    tests: COPIES,
  },
  {
    name: 'a slip in the date uses a code up',
    file: 'codes/oneTimeCodes.ts',
    from: "  if (!row || !(await accept())) return 'wrong'\n",
    to: "  if (row && !(await accept()))\n    await services.database.queries.delete(oneTimeCodes).where(eq(oneTimeCodes.key, row.key))\n  if (!row) return 'wrong'\n",
    tests: COPIES,
  },
  {
    name: 'guesses of a stranger use the tries of a code up',
    file: 'operations/receipts/copyByCode.ts',
    from: '  from: networkOf(ip),\n',
    to: "  from: networkOf(ip) && '',\n",
    tests: COPIES,
  },
  {
    name: 'a copy opens on another brand’s site',
    file: 'operations/receipts/copyByCode.ts',
    from: 'body?.applicationDetails.accountName === accountName ?',
    to: "body && accountName !== '' ?",
    tests: COPIES,
  },
  {
    name: 'what was not submitted is mailed a code',
    file: 'operations/receipts/copyByCode.ts',
    from: 'and(eq(applications.id, id), isNotNull(applications.reference))',
    to: 'and(eq(applications.id, id), isNotNull(applications.id))',
    tests: COPIES,
  },
  {
    name: 'an application has any number of codes a day',
    file: 'operations/receipts/copyByCode.ts',
    from: '> CODES_A_DAY) return',
    to: '> CODES_A_DAY * 100) return',
    tests: COPIES,
  },
  {
    name: 'an address gets codes for any number of applications',
    file: 'operations/receipts/copyByCode.ts',
    from: "  if (!(await mayMailCode(queries, { purpose: 'copy', to }, now()))) return\n",
    to: '',
    tests: COPIES,
  },
  {
    name: 'who reads a copy has a link to sign mailed',
    file: 'operations/signatures/sendSignatureLink.ts',
    from: "  if (reader === 'copy') throw notFound()\n",
    to: '',
    tests: COPIES,
  },
]
