import type { Mutant } from './Mutant.ts'

const EXPORT = ['operations/customer-data/exportMyData.test.ts']
const CLOSING = ['operations/closing/closeAccount.test.ts']
const DETAILS = ['operations/changeDetails.test.ts']

const MOBILE = ['operations/changeMobile.test.ts']

/** Faults in what a customer gets of what is held, in who closes an account, and in what is left of it. */
export const accountMutants: readonly Mutant[] = [
  {
    name: 'account: another mobile needs no code',
    file: 'operations/mobileProof.ts',
    from: "  if (code === undefined) throw new Problem(422, [{ field: 'code', code: 'required' }])",
    to: '  if (code === undefined) return null',
    tests: MOBILE,
  },
  {
    name: 'account: any code will do for another mobile',
    file: 'operations/mobileProof.ts',
    from: 'if (error instanceof Problem) return error',
    to: 'if (error instanceof Problem) return null',
    tests: MOBILE,
  },
  {
    name: 'account: wrong codes for another mobile are not counted',
    file: 'operations/mobileProof.ts',
    from: 'if (error instanceof Problem) return error',
    to: '',
    tests: MOBILE,
  },
  {
    name: 'account: drafts of everybody are exported',
    file: 'operations/customer-data/rowsOf.ts',
    from: 'drafts: byOwner(drafts.owner)',
    to: 'drafts: () => sql`true`',
    tests: EXPORT,
  },
  {
    name: 'account: an address of before counts for ever',
    file: 'operations/customer-data/rowsOf.ts',
    from: 'lte(at, new Date(former.until))',
    to: 'sql`true`',
    tests: EXPORT,
  },
  {
    name: 'account: what a policy pays us is exported where it stands in a body',
    file: 'operations/customer-data/exportRules.ts',
    from: '/commission|brokerage|',
    to: '/',
    tests: EXPORT,
  },
  {
    name: 'account: exports have no bound',
    file: 'operations/customer-data/gatherExport.ts',
    from: 'if (fitting.length >= most || size > room.left) break',
    to: '',
    tests: EXPORT,
  },
  {
    name: 'account: exports are not counted',
    file: 'operations/customer-data/exportMyData.ts',
    from: 'if (exports > EXPORTS_AN_HOUR)',
    to: 'if (exports < 0)',
    tests: EXPORT,
  },
  {
    name: 'account: everything is exported without proof',
    file: 'operations/customer-data/exportMyData.ts',
    from: 'await requireProof(services, caller, request.body.code)',
    to: '',
    tests: EXPORT,
  },
  {
    name: 'account: the export is not told to the customer',
    file: 'operations/customer-data/exportMyData.ts',
    from: 'if (customer.email !== null) {',
    to: 'if (customer.email === null) {',
    tests: EXPORT,
  },
  {
    name: 'account: details lie in the database in clear',
    file: 'operations/users.ts',
    from: "const profile = sealJson(store.sealing, 'profile', subject, merged)",
    to: 'const profile = merged',
    tests: ['database/dumpedDatabase.test.ts'],
  },
  {
    name: 'account: what an earlier release left in clear stays so',
    file: 'database/clearRows.ts',
    from: '  quotesInClear,\n',
    to: '',
    tests: ['database/sealClearRows.test.ts'],
  },
  {
    name: 'account: any token is proof',
    file: 'codes/proof.ts',
    from: 'now.getTime() - signedInAt.getTime() <= FRESH_MS',
    to: 'now.getTime() > 0',
    tests: [...CLOSING, ...EXPORT],
  },
  {
    name: 'account: codes are tried as proof without end',
    file: 'codes/proof.ts',
    from: '<= CODES_AN_HOUR',
    to: '<= CODES_AN_HOUR * 1000',
    tests: CLOSING,
  },
  {
    name: 'account: sessions go on after it is closed',
    file: 'operations/closing/closeAccount.ts',
    from: 'if (isPoolSubject(subject)) await revokeAll(queries, subject, requestedAt)',
    to: '',
    tests: CLOSING,
  },
  {
    name: 'account: it closes a day early',
    file: 'operations/closing/closeDueAccounts.ts',
    from: 'lte(accountClosings.closesAt, at)',
    to: 'lte(accountClosings.closesAt, new Date(at.getTime() + DAY_MS))',
    tests: CLOSING,
  },
  {
    name: 'account: saves on the way stay with what is retained',
    file: 'operations/closing/closeDueAccounts.ts',
    from: "rule.kind === 'retained' ? and(isOwn, not(rule.rows)) : isOwn",
    to: "rule.kind === 'retained' ? and(isOwn, not(isOwn)) : isOwn",
    tests: CLOSING,
  },
  {
    name: 'account: what a visitor sent later goes with it',
    file: 'operations/closing/closeDueAccounts.ts',
    from: '.set({ closedAt: at, sealedEmail: null })',
    to: '.set({ closedAt: at })',
    tests: CLOSING,
  },
  {
    name: 'account: quotes stay',
    file: 'operations/closing/closingRules.ts',
    from: 'quotes: removed',
    to: "quotes: { kind: 'untouched', why: '' }",
    tests: CLOSING,
  },
  {
    name: 'account: the second of two tabs wins',
    file: 'operations/users.ts',
    from: 'await refuseStale(store, caller, { version, at: now() })',
    to: '',
    tests: DETAILS,
  },
  {
    name: 'account: details are stored as they come',
    file: 'operations/checkDetails.ts',
    from: 'if (errors.length > 0)',
    to: 'if (errors.length < 0)',
    tests: DETAILS,
  },
  {
    name: 'account: details hide what nobody sees',
    file: 'operations/checkDetails.ts',
    from: 'if (!hasNoLineBreak(value))',
    to: 'if (!value)',
    tests: DETAILS,
  },
  {
    name: 'account: insurers of anybody are told',
    file: 'operations/detailNotices.ts',
    from: 'if (errors.length > 0)',
    to: 'if (errors.length < 0)',
    tests: DETAILS,
  },
]
