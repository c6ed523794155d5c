import { accountMutants } from './account.ts'
import { applicationMutants } from './applications.ts'
import { claimMutants } from './claims.ts'
import { comparisonMutants } from './comparisons.ts'
import { consentMutants } from './consent.ts'
import { copyMutants } from './copies.ts'
import { dataMutants } from './data.ts'
import { foreignIdMutants } from './foreignIds.ts'
import { httpMutants } from './http.ts'
import { identityMutants } from './identity.ts'
import { identityCheckMutants } from './identityChecks.ts'
import type { Mutant } from './Mutant.ts'
import { paymentMutants } from './payment.ts'
import { policyMutants } from './policies.ts'
import { receiptMutants } from './receipts.ts'
import { reservationMutants } from './reservations.ts'
import { signatureMutants } from './signatures.ts'
import { transferMutants } from './transfer.ts'
import { transferFileMutants } from './transferFiles.ts'
import { underwritingMutants } from './underwriting.ts'

/** Every planted fault, by the part of the backend whose guards it breaks. */
export const MUTANTS: readonly Mutant[] = [
  ...httpMutants,
  ...reservationMutants,
  ...dataMutants,
  ...foreignIdMutants,
  ...applicationMutants,
  ...consentMutants,
  ...copyMutants,
  ...comparisonMutants,
  ...receiptMutants,
  ...signatureMutants,
  ...transferMutants,
  ...transferFileMutants,
  ...policyMutants,
  ...accountMutants,
  ...claimMutants,
  ...underwritingMutants,
  ...identityMutants,
  ...identityCheckMutants,
  ...paymentMutants,
]
