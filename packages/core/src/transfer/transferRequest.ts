import { emptyHolder } from '../application/holderFields.ts'
import { holderDetails } from '../application/holderWire.ts'
import { signaturesOf } from '../application/signaturesOf.ts'
import type { PolicyHolderDetails } from '../application/wire.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { textOrNull } from '../fields/textOrNull.ts'
import type { TransferPolicy } from './policyFields.ts'
import type { TransferAnswers } from './types.ts'
import type { PolicyStatus, SaveTransferRequest, TransferContext, TransferPolicyDetails } from './wire.ts'

function policyDetails(policy: TransferPolicy, policyStatus: PolicyStatus): TransferPolicyDetails {
  const { insurerCode, policyNumber, policyId, numberUnknown, name, id } = policy
  const covers = COVER_KINDS.filter((cover) => policy.covers.includes(cover))
  return {
    insurerCode,
    policyNumber: numberUnknown ? null : textOrNull(policyNumber),
    policyId: textOrNull(policyId),
    policyStatus,
    name: textOrNull(name),
    rowId: textOrNull(id),
    number_Unknown: numberUnknown,
    covers: covers.length === 0 ? null : covers,
    file_Number: policy.fileNumber,
  }
}

/** Whether nothing of a policy is known: a row that was added and removed between two saves is on no file. */
function isBlank({
  policyId,
  insurerCode,
  policyNumber,
  numberUnknown,
  name,
  covers,
  fileNumber,
}: TransferPolicy) {
  const values = [policyId, insurerCode, policyNumber, name, fileNumber]
  return values.every((value) => value === null) && !numberUnknown && covers.length === 0
}

/** Returns a holder's details without the employment status: a transfer does not ask about work. */
const ownerDetails = (...args: Parameters<typeof holderDetails>): PolicyHolderDetails => ({
  ...holderDetails(...args),
  employment_Status: null,
})

function secondHolder({ holders, removedHolder }: TransferAnswers): PolicyHolderDetails | null {
  const [, second] = holders
  if (second !== undefined) return ownerDetails(second)
  return removedHolder === null ? null : ownerDetails(removedHolder, 'Discontinued')
}

/**
 * Builds the body of `POST api/v1/transferpolicy`. Removed policies with any answer or id follow the others as
 * `Discontinued`, and so does a removed second holder until another one is added. Empty texts and lists and the
 * text `0` are sent as null, and so is a number that the customer does not have. Terms and signatures go with the
 * submission alone: a save on the way accepts and signs nothing. (Specification, points 4 and 7.)
 */
export function transferRequest(answers: TransferAnswers, context: TransferContext): SaveTransferRequest {
  const { holders, policies, removedPolicies, acceptedTermsAndConditions } = answers
  const [first = emptyHolder(''), second] = holders
  const isSubmitted = context.submit === true
  const signatures = isSubmitted ? signaturesOf(answers) : []
  return {
    customer_Status: isSubmitted ? 'Transfer in Progress' : 'Partial Transfer',
    policyOwnerDetails: ownerDetails(first),
    policiesList: [
      ...policies.map((policy) => policyDetails(policy, 'Active')),
      ...removedPolicies
        .filter((policy) => !isBlank(policy))
        .map((policy) => policyDetails(policy, 'Discontinued')),
    ],
    jointPolicyOwner: second !== undefined,
    ts_Cs_confirmed: isSubmitted && acceptedTermsAndConditions,
    accountName: context.accountName,
    policyHolder2Details: secondHolder(answers),
    signatures: signatures.length === 0 ? null : signatures,
    tracking: context.tracking,
    ...(context.secretHash !== undefined && { secretHash: context.secretHash }),
  }
}
