import type { ComparisonRequest } from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import type { CheckedRequest } from './CheckedRequest.ts'
import { checkRequest } from './checkRequest.ts'
import type { RatingTables } from './RatingTables.ts'
import { type RequestProblem, RequestRefused } from './RequestRefused.ts'

/** @throws RequestRefused with every problem of the request */
export function readRequest(tables: RatingTables, request: Schema<'ComparisonRequest'>): CheckedRequest {
  const problems = checkRequest(tables, request)
  if (!isComplete(request, problems)) throw new RequestRefused(problems)
  const [client] = request.clients
  const occupation = tables.occupations.get(client.occupationId)
  const duty = tables.duties.get(client.state)
  const { premiumType, covers, paymentMethod = 'directDebit' } = client.needs
  if (!occupation || !duty || !premiumType) throw new Error('A checked request is complete')
  const { supplierCodes = tables.panel } = request
  return {
    clientId: client.clientId,
    age: client.age,
    sex: client.gender,
    smoker: client.smoker,
    occupation,
    duty,
    premiumType,
    paymentMethod,
    kinds: covers.selectedCovers,
    needs: client.needs,
    supplierCodes: Object.keys(tables.insurers).filter((code) => supplierCodes.includes(code)),
    allowAdjustments: request.allowAdjustments ?? false,
  }
}

/** Checks for a request without problems: no required value is null, and the domain knows every code. */
const isComplete = (
  _request: Schema<'ComparisonRequest'>,
  problems: readonly RequestProblem[],
): _request is ComparisonRequest => problems.length === 0
