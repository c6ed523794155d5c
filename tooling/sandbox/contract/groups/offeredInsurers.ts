import { type InsurerAnswer, PANEL } from '@coverkit/core'
import type { ContractOptions } from '../Contract.ts'
import { operationOf, request } from '../operations.ts'
import { bodyOf, readable } from '../outcomes.ts'
import { comparisonOf, occupationIdsOf } from './comparison.ts'

/**
 * Returns the insurers that a backend answers for where a comparison names none, in its order. Returns those of the sample
 * panel where the answer has no insurer or can't be read: the checks of the prices then report that.
 */
export async function offeredInsurers(options: ContractOptions): Promise<readonly string[]> {
  const occupations = await request(options, operationOf('getOccupations')).catch(() => null)
  const { supplierCodes: _named, ...body } = comparisonOf(occupations ? occupationIdsOf(occupations) : [])
  const operation = operationOf('compareQuotes')
  const answer = await request(options, operation, { body }).catch(() => null)
  if (answer === null || readable(operation, answer).status !== 'ok') return PANEL
  const { insurers } = bodyOf(answer) as { insurers: readonly InsurerAnswer[] }
  const codes = new Set(insurers.map(({ supplierCode }) => supplierCode))
  return codes.size > 0 ? [...codes] : PANEL
}
