import type { ApplicationSaved } from '@coverkit/api-client'
import { mergeBeneficiaryIds } from '@coverkit/core'
import type { Accepted } from '@coverkit/flow'
import { withContactIds } from '#fields/holder-group'
import { type ApplicationAnswers, withApplication } from './answers.ts'

/** The server's ids of beneficiaries and holders go to their rows: without them the next save would make new people. */
export const accepted: Accepted<ApplicationAnswers, ApplicationSaved> = {
  ids(answers, { beneficiaryContacts = [], policyHolders = [] }) {
    const { application } = answers
    const holders = withContactIds(application.holders, policyHolders)
    const rows = mergeBeneficiaryIds(application.beneficiaries.rows, beneficiaryContacts)
    if (holders === application.holders && rows === application.beneficiaries.rows) return answers
    return withApplication(answers, { holders, beneficiaries: { ...application.beneficiaries, rows } })
  },
}
