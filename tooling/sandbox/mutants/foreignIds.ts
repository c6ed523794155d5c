import type { Mutant } from './Mutant.ts'

const IDS = ['operations/foreignIds.slow.test.ts']

/** Mutants that the test of foreign ids must kill: it sends every operation another customer's ids. */
export const foreignIdMutants: readonly Mutant[] = [
  {
    name: 'ids: a calculation is whose the client says',
    file: 'database/tables/quotes.ts',
    from: 'anyOf(byOwner(table.owner), ',
    to: 'anyOf(byOwner(table.clientId), ',
    tests: IDS,
  },
  {
    name: 'ids: a policy is anybody’s',
    file: 'operations/policies/policyRows.ts',
    from: 'and(eq(policies.id, id), eq(policies.owner, owner))',
    to: 'and(eq(policies.id, id), eq(policies.id, owner === null ? id : id))',
    tests: IDS,
  },
  {
    name: 'ids: proof goes to anybody’s increase',
    file: 'operations/policies/insurabilityFiles.ts',
    from: 'and(eq(insurabilityRequests.id, id), eq(insurabilityRequests.owner, owner))',
    to: 'and(eq(insurabilityRequests.id, id), owner ? undefined : undefined)',
    tests: IDS,
  },
  {
    name: 'ids: a claim takes anybody’s files and bank details',
    file: 'operations/claims/claimRows.ts',
    from: 'and(eq(claims.id, id), eq(claims.owner, owner))',
    to: 'and(eq(claims.id, id), owner ? undefined : undefined)',
    tests: IDS,
  },
  {
    name: 'ids: answers may be kept',
    file: 'http/headers.ts',
    from: "'cache-control': 'no-store'",
    to: "'cache-control': 'private'",
    tests: IDS,
  },
  {
    name: 'ids: a link to the identity check is mailed for anybody',
    file: 'operations/identity-check/sendIdentityCheckLink.ts',
    from: '|| ownerOf(link) !== subject)',
    to: '|| ownerOf(link) === undefined || subject === undefined)',
    tests: IDS,
  },
]
