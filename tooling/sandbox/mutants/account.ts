import type { Mutant } from './Mutant.ts'

const EXPORT = ['operations/customer-data/exportMyData.slow.test.ts']
const CLOSING = ['operations/closing/closeAccount.slow.test.ts']
const DETAILS = ['operations/customers/changeDetails.test.ts']

const MOBILE = ['operations/customers/changeMobile.test.ts']

/** Faults in the export of a customer's data, in the right to close an account, and in the records that remain. */
export const accountMutants: readonly Mutant[] = [
  {
    name: 'account: another mobile needs no code',
    file: 'operations/customers/mobileProof.ts',
    from: "  if (code === undefined) throw new Problem(422, [{ field: 'code', code: 'required' }])",
    to: '  if (code === undefined) return null',
    tests: MOBILE,
  },
  {
    name: 'account: any code will do for another mobile',
    file: 'operations/customers/mobileProof.ts',
    from: 'if (error instanceof Problem) return error',
    to: 'if (error instanceof Problem) return null',
    tests: MOBILE,
  },
  {
    name: 'account: wrong codes for another mobile are not counted',
    file: 'operations/customers/mobileProof.ts',
    from: 'if (error instanceof Problem) return error',
    to: '',
    tests: MOBILE,
  },
  {
    name: 'account: drafts of everybody are exported',
    file: 'database/tables/drafts.ts',
    from: 'rows: byOwner(table.owner)',
    to: 'rows: { where: () => sql`true`, parents: [] }',
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
    from: 'await requireProof(services, caller)',
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
    file: 'operations/customers/users.ts',
    from: "const profile = sealJson(store.sealing, 'profile', subject, merged)",
    to: 'const profile = merged',
    tests: ['database/dumpedDatabase.slow.test.ts'],
  },
  {
    name: 'account: what an earlier release left in clear stays so',
    file: 'database/clearRows.ts',
    from: '  quotesInClear,\n',
    to: '',
    tests: ['database/sealClearRows.slow.test.ts'],
  },
  {
    name: 'account: sessions go on after it is closed',
    file: 'operations/closing/closeAccount.ts',
    from: 'if (isPoolSubject(subject)) await revokeAll(queries, subject, requestedAt)',
    to: '',
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
    file: 'database/tables/quotes.ts',
    from: 'closing: removed,\n  }),\n)\n\nexport const calculations',
    to: "closing: { kind: 'untouched', why: '' },\n  }),\n)\n\nexport const calculations",
    tests: CLOSING,
  },
  {
    name: 'account: the second of two tabs wins',
    file: 'operations/customers/users.ts',
    from: 'await refuseStale(store, caller, { version, at: now() })',
    to: '',
    tests: DETAILS,
  },
  {
    name: 'account: details are stored as they come',
    file: 'operations/customers/checkDetails.ts',
    from: 'if (errors.length > 0)',
    to: 'if (errors.length < 0)',
    tests: DETAILS,
  },
  {
    name: 'account: details hide what nobody sees',
    file: 'operations/customers/checkDetails.ts',
    from: 'if (!hasNoLineBreak(value))',
    to: 'if (!value)',
    tests: DETAILS,
  },
  {
    name: 'account: insurers of anybody are told',
    file: 'operations/customers/detailNotices.ts',
    from: 'if (errors.length > 0)',
    to: 'if (errors.length < 0)',
    tests: DETAILS,
  },
  {
    name: 'account: rows go after those that say whose they are',
    file: 'operations/closing/closingRules.ts',
    from: 'for (const child of names.filter((one) => reads(tables[one], tables[name])))',
    to: 'for (const child of names.filter((one) => one === name && reads(tables[one], tables[name])))',
    tests: ['database/declareTable.test.ts'],
  },
  {
    name: 'account: what an insurer pays is selected',
    file: 'operations/customer-data/ExportRule.ts',
    from: "!('unread' in rule)",
    to: 'true',
    tests: ['operations/customer-data/ExportRule.test.ts'],
  },
]
