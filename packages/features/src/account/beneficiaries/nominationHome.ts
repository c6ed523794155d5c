import { type Beneficiaries, type Beneficiary, emptyBeneficiary, type Owner } from '@coverkit/core'
import { type FlowAnswers, noProgress } from '@coverkit/flow-draft'
import { type BeneficiariesHome, beneficiariesView } from '#fields/beneficiaries'

/** The answers of the form, which its page holds. */
export interface NominationAnswers extends FlowAnswers {
  readonly beneficiaries: Beneficiaries
  readonly owner: Owner
}

/** The name of the form, under which it has what is typed. */
export const FORM = 'beneficiaries'

export const nominationHome: BeneficiariesHome<NominationAnswers> = {
  of: ({ beneficiaries }) => beneficiaries,
  with: (answers, beneficiaries) => ({ ...answers, beneficiaries }),
  ownerOf: ({ owner }) => owner,
}

export const nominationView = beneficiariesView(nominationHome)

/** A form with one blank row. */
export function blankNomination(owner: Owner, id: string): NominationAnswers {
  const rows: readonly Beneficiary[] = [emptyBeneficiary(id)]
  return { typed: {}, progress: noProgress, owner, beneficiaries: { used: true, nominationType: null, rows } }
}
