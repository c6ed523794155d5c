import type { BeneficiariesHome } from '#fields/beneficiaries'
import { type ApplicationAnswers, withApplication } from '../../answers.ts'

/** The beneficiaries of an application; the owner of its life cover decides whom it may name. */
export const applicationHome: BeneficiariesHome<ApplicationAnswers> = {
  of: ({ application }) => application.beneficiaries,
  with: (answers, beneficiaries) => withApplication(answers, { beneficiaries }),
  ownerOf: ({ offer }) => offer?.terms.lifeCover.lifeOwner ?? 'O',
}
