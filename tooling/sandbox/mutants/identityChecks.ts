import type { Mutant } from './Mutant.ts'

const CUSTOMERS = ['operations/identity-check/identityChecks.test.ts']
const SECOND = ['operations/identity-check/secondHolderIdentity.test.ts']
const SEALED = ['operations/identity-check/sealedIdentity.slow.test.ts']

/** Faults in the subject of an identity check, its number of tries, and the stored details. */
export const identityCheckMutants: readonly Mutant[] = [
  {
    name: 'identity check: another person stays verified',
    file: 'operations/customers/users.ts',
    from: 'await reopenCheck(store, change)',
    to: '',
    tests: CUSTOMERS,
  },
  {
    name: 'a customer does the check of a second policy holder',
    file: 'operations/identity-check/requestIdentityCheck.ts',
    from: '  if (body.policyHolder !== subject.policyHolder) throw notFound()\n',
    to: '',
    tests: [...CUSTOMERS, ...SECOND],
  },
  {
    name: 'a repetition of a request is another try',
    file: 'operations/identity-check/requestIdentityCheck.ts',
    from: 'if (isFinal(row) || isRepeated)',
    to: 'if (isFinal(row))',
    tests: CUSTOMERS,
  },
  {
    name: 'a check that a person resolves goes on',
    file: 'operations/identity-check/requestIdentityCheck.ts',
    from: 'if (isFinal(row) || isRepeated)',
    to: 'if (isRepeated)',
    tests: CUSTOMERS,
  },
  {
    name: 'sources of two people are two sources',
    file: 'operations/identity-check/requestIdentityCheck.ts',
    from: 'matched: isSamePerson ? row.matched : []',
    to: 'matched: isSamePerson ? row.matched : row.matched',
    tests: CUSTOMERS,
  },
  {
    name: 'photos stay after the result',
    file: 'operations/identity-check/requestIdentityCheck.ts',
    from: '    .delete(identityFiles)\n    .where(eq(identityFiles.check, row.id))\n    .returning({ file: identityFiles.file })\n',
    to: '    .select({ file: identityFiles.file })\n    .from(identityFiles)\n    .where(eq(identityFiles.check, row.id))\n',
    tests: CUSTOMERS,
  },
  {
    name: 'documents need no photo on the server',
    file: 'operations/identity-check/requestIdentityCheck.ts',
    from: '  await refuseMissingFiles(queries, row, body)\n',
    to: '',
    tests: CUSTOMERS,
  },
  {
    name: 'consent to any text counts',
    file: 'operations/identity-check/requestIdentityCheck.ts',
    from: '...(isCurrent ? []',
    to: '...(isCurrent || !isCurrent ? []',
    tests: CUSTOMERS,
  },
  {
    name: 'tries at the same time are not counted one by one',
    file: 'operations/identity-check/identityRows.ts',
    from: '  await lockForTransaction(queries, ',
    to: '  await lockForTransaction(queries, String(Math.random()) + ',
    tests: CUSTOMERS,
  },
  {
    name: 'a customer has a link mailed for anybody’s submission',
    file: 'operations/identity-check/sendIdentityCheckLink.ts',
    from: '|| ownerOf(link) !== subject)',
    to: '|| ownerOf(link) === undefined || subject === undefined)',
    tests: SECOND,
  },
  {
    name: 'the first holder sees what did not match for the second',
    file: 'operations/identity-check/listIdentityChecks.ts',
    from: '        ...othersView(check?.state),\n',
    to: "        ...othersView(check?.state),\n        state: check?.state ?? 'notStarted',\n",
    tests: SECOND,
  },
  {
    name: 'what did not match is stored with its number',
    file: 'operations/identity-check/requestIdentityCheck.ts',
    from: '    updatedAt: now(),\n',
    to: '    updatedAt: now(),\n    mismatches: [JSON.stringify(identityDocuments)],\n',
    tests: SEALED,
  },
]
