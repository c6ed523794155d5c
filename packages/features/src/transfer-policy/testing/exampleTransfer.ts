import { emptyHolder, type PolicyHolder } from '@coverkit/core'
import { emptyTransferPolicy, type TransferPolicy } from '@coverkit/core/transfer'
import { emptyAnswers, FIRST_HOLDER, type TransferFlowAnswers } from '../answers.ts'

/** A policy owner with every detail that a transfer asks for. */
export function exampleHolder(id: string, changes: Partial<PolicyHolder> = {}): PolicyHolder {
  return {
    ...emptyHolder(id),
    firstName: 'Robin',
    lastName: 'Example',
    dateOfBirth: '1981-03-27',
    mobile: '+61491570006',
    email: 'robin.example@example.com',
    street: '12 Sample Street',
    city: 'Carlton',
    state: 'VIC',
    postcode: '3053',
    ...changes,
  }
}

/** A policy of that person, of which everything is known. */
export function examplePolicy(id: string, changes: Partial<TransferPolicy> = {}): TransferPolicy {
  return {
    ...emptyTransferPolicy(id),
    insurerCode: 'ZUR',
    policyNumber: 'ZU-889120',
    name: 'Robin Example',
    covers: ['life'],
    ...changes,
  }
}

/** A transfer of one person and these policies, complete but for the terms. */
export function exampleTransfer(
  policies: readonly TransferPolicy[] = [examplePolicy('policy-1')],
): TransferFlowAnswers {
  const empty = emptyAnswers()
  return {
    ...empty,
    transfer: { ...empty.transfer, holders: [exampleHolder(FIRST_HOLDER)], policies },
  }
}

/** The same of two people. */
export function exampleOfTwo(): TransferFlowAnswers {
  const one = exampleTransfer()
  const second = exampleHolder('holder-2', { firstName: 'Kim', email: 'kim.example@example.com' })
  return { ...one, transfer: { ...one.transfer, holders: [...one.transfer.holders, second] } }
}
