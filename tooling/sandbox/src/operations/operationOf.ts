import { Problem, unavailable } from '../problem/Problem.ts'
import { compareInsurers, projectInsurers } from './compareInsurers.ts'
import { deleteDraft, getDraft, putDraft } from './drafts.ts'
import { googleLogin } from './googleLogin.ts'
import { listSavedQuotes } from './listSavedQuotes.ts'
import type { Operation } from './Operation.ts'
import { getSecondPolicyHolder, getUserByEmail, listBeneficiaries } from './onFile.ts'
import { getOccupations, getOccupationsFile, getSupplierDocuments, getVendor } from './reference.ts'
import { reportViolation } from './reportViolation.ts'
import { requestAppointment } from './requestAppointment.ts'
import { resume } from './resume.ts'
import { saveCalculation } from './saveCalculation.ts'
import { saveQuote } from './saveQuote.ts'
import { sendContactRequest } from './sendContactRequest.ts'
import { getUser, updateUser } from './users.ts'
import { sendVerificationCode, verifyVerificationCode } from './verification.ts'

/** Every operation of the document that is offered, by its id. */
export const OPERATIONS: Record<string, Operation> = {
  saveCalculation,
  saveQuote,
  listSavedQuotes,
  compareQuotes: compareInsurers,
  projectPremiums: projectInsurers,
  getSupplierDocuments,
  getVendor,
  getOccupations,
  getOccupationsFile,
  sendContactRequest,
  requestAppointment,
  getUser,
  updateUser,
  googleLogin,
  sendVerificationCode,
  verifyVerificationCode,
  listBeneficiaries,
  getSecondPolicyHolder,
  getUserByEmail,
  getDraft,
  putDraft,
  deleteDraft,
  resume,
  reportViolation,
  getHealth: async () => ({ status: 'ok' }),
  getReadiness: async ({ database }) => {
    if (!(await database.answers())) throw unavailable()
    return { status: 'ok' }
  },
}

/** Operations of the document that wait for their flow. They say so, and they change nothing. */
export const NOT_OFFERED_YET: readonly string[] = [
  'saveApplication',
  'listPolicies',
  'getGuaranteedInsurability',
  'requestGuaranteedInsurability',
  'changeCover',
  'previewPolicyChange',
  'saveTransfer',
  'listTransferPolicies',
  'listClaims',
  'lodgeClaim',
  'putClaimFile',
  'listIdentityChecks',
  'requestIdentityCheck',
]

const notOfferedYet: Operation = async () => {
  throw new Problem(501, [{ field: '', code: 'not-implemented' }])
}

/** @throws Error for an operation that is neither offered nor listed as waiting */
export function operationOf(id: string): Operation {
  const operation = OPERATIONS[id]
  if (operation) return operation
  if (NOT_OFFERED_YET.includes(id)) return notOfferedYet
  throw new Error(`The document has the operation ${id}, which the sandbox does not know`)
}
