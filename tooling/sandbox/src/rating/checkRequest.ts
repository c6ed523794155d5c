import { COVER_KINDS, type CoverKind, GENDERS, PAYMENT_METHODS, PREMIUM_TYPES } from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import { checkCoverAmounts } from './checkCoverAmounts.ts'
import { RATED_COVERS } from './covers/covers.ts'
import type { RatingTables } from './RatingTables.ts'
import type { RequestProblem } from './RequestRefused.ts'

const blank = (value: unknown): value is null | undefined => value === null || value === undefined
const listed = (list: readonly unknown[], value: unknown) => list.includes(value)
const has = (table: object, key: unknown) => typeof key === 'string' && Object.hasOwn(table, key)
const problem = (path: string, code: RequestProblem['code']): RequestProblem => ({ path, code })

/** Lists the problems for which a request is refused as a whole; empty if it can be priced. */
export function checkRequest(tables: RatingTables, request: Schema<'ComparisonRequest'>): RequestProblem[] {
  const [client, ...others] = request.clients
  if (!client || others.length > 0) return [problem('clients', 'exactly-one')]
  return [
    ...checkPerson(tables, client),
    ...checkNeeds(tables, client.needs),
    ...checkSuppliers(tables, request.supplierCodes),
  ]
}

function checkPerson(tables: RatingTables, client: Schema<'ComparisonClient'>): RequestProblem[] {
  const fields = ['age', 'gender', 'smoker', 'occupationId', 'state'] as const
  const missing = fields.filter((field) => blank(client[field]))
  const unknown = [
    !listed(GENDERS, client.gender) && 'gender',
    !blank(client.occupationId) && !tables.occupations.has(client.occupationId) && 'occupationId',
    !listed([...tables.duties.keys()], client.state) && 'state',
  ].filter((field) => field !== false)
  const [youngest, oldest] = tables.limits.requestAge
  const { age } = client
  const ageFits = age !== null && Number.isInteger(age) && age >= youngest && age <= oldest
  return [
    ...missing.map((field) => problem(`clients.0.${field}`, 'required')),
    ...(blank(age) || ageFits ? [] : [problem('clients.0.age', 'out-of-range')]),
    ...unknown
      .filter((field) => !missing.some((name) => name === field))
      .map((field) => problem(`clients.0.${field}`, 'unknown')),
  ]
}

function checkNeeds(tables: RatingTables, needs: Schema<'QuoteNeeds'>): RequestProblem[] {
  const kinds = needs.covers.selectedCovers
  const canonical = COVER_KINDS.filter((kind) => kinds.includes(kind))
  const inOrder = kinds.length > 0 && canonical.join() === kinds.join()
  return [
    ...(blank(needs.premiumType) ? [problem('premiumType', 'required')] : []),
    ...(!blank(needs.premiumType) && !listed(PREMIUM_TYPES, needs.premiumType)
      ? [problem('premiumType', 'unknown')]
      : []),
    ...(inOrder ? [] : [problem('covers.selectedCovers', 'required')]),
    ...canonical.flatMap((kind) => checkCoverAmounts(kind, needs)),
    ...canonical.flatMap((kind) => RATED_COVERS[kind].faults(tables, needs, canonical)),
    ...checkPayment(tables, canonical, needs),
  ].map(({ path, code }) => problem(`clients.0.needs.${path}`, code))
}

function checkPayment(
  tables: RatingTables,
  kinds: CoverKind[],
  needs: Schema<'QuoteNeeds'>,
): RequestProblem[] {
  const { paymentFrequency, paymentMethod = 'directDebit' } = needs
  const problems: RequestProblem[] = []
  if (!has(tables.frequency.instalments, paymentFrequency))
    problems.push(problem('paymentFrequency', 'unknown'))
  if (!listed(PAYMENT_METHODS, paymentMethod)) problems.push(problem('paymentMethod', 'unknown'))
  if (paymentMethod !== tables.superRolloverRebate.paymentMethod) return problems
  if (paymentFrequency !== 'yearly') problems.push(problem('paymentFrequency', 'rollover-yearly'))
  if (!kinds.some((kind) => ['S', 'J'].includes(RATED_COVERS[kind].owner(needs))))
    problems.push(problem('paymentMethod', 'rollover-needs-super-owner'))
  return problems
}

function checkSuppliers(tables: RatingTables, codes: readonly string[] | undefined): RequestProblem[] {
  if (codes === undefined) return []
  if (codes.length === 0) return [problem('supplierCodes', 'required')]
  return codes.flatMap((code, index) =>
    has(tables.insurers, code) ? [] : [problem(`supplierCodes.${index}`, 'unknown')],
  )
}
