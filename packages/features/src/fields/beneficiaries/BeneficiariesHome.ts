import type { Beneficiaries, Owner } from '@coverkit/core'

/** Where the answers of a form hold the beneficiaries, and what decides who may be named. */
export interface BeneficiariesHome<Answers> {
  readonly of: (answers: Answers) => Beneficiaries
  readonly with: (answers: Answers, beneficiaries: Beneficiaries) => Answers
  /** The owner of the life cover. */
  readonly ownerOf: (answers: Answers) => Owner
}
