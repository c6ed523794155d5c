import type { HolderSignature, PolicyHolderDetails, SavedPolicyHolder } from '../application/wire.ts'
import type { CoverKind } from '../quote/types.ts'
import type { Tracking } from '../quote/wire.ts'
import type { InsurerCode } from './insurerCodes.ts'

/** Whether a policy is to be transferred, or was removed. */
export type PolicyStatus = 'Active' | 'Discontinued'

/** A policy to transfer on the wire. */
export interface TransferPolicyDetails {
  readonly insurerCode: InsurerCode | null
  readonly policyNumber: string | null
  /** Given by the server. */
  readonly policyId: string | null
  readonly policyStatus: PolicyStatus | null
  /** The name on the policy. */
  readonly name: string | null
  /** The form's own row. */
  readonly rowId: string | null
  /** The customer does not have the number, which is null then. */
  readonly number_Unknown: boolean | null
  readonly covers: CoverKind[] | null
  /** Which file of the transfer shows its schedule. */
  readonly file_Number: number | null
}

/** Body of `POST api/v1/transferpolicy`. Empty values are null. */
export interface SaveTransferRequest {
  readonly customer_Status: 'Partial Transfer' | 'Transfer in Progress'
  /** The first policy holder. */
  readonly policyOwnerDetails: PolicyHolderDetails
  /** Policies to transfer, then those that were removed. */
  readonly policiesList: TransferPolicyDetails[]
  /** Whether a second policy holder owns the policies too. */
  readonly jointPolicyOwner: boolean
  /** Whether the terms and conditions are accepted. */
  readonly ts_Cs_confirmed: boolean
  /** Of the brand. */
  readonly accountName: string
  /** The second policy holder, or the one who was removed, as `Discontinued`. */
  readonly policyHolder2Details: PolicyHolderDetails | null
  readonly signatures: HolderSignature[] | null
  readonly tracking: Tracking
  /** SHA-256 in base64url of the secret that reads a visitor's transfer; sent with that only. */
  readonly secretHash?: string
}

type Loose<T> = { readonly [Key in keyof T]?: T[Key] | null }

/** A policy as read back: any value may be null or missing, and a code or a status may be unknown. */
export type SavedTransferPolicy = Omit<Loose<TransferPolicyDetails>, 'insurerCode' | 'policyStatus'> & {
  readonly insurerCode?: string | null
  readonly policyStatus?: string | null
}

/** A saved transfer as read back: any value of it may be null or missing. */
export interface SavedTransfer {
  readonly policyOwnerDetails?: SavedPolicyHolder | null
  readonly policiesList?: readonly SavedTransferPolicy[] | null
  readonly ts_Cs_confirmed?: boolean | null
  readonly policyHolder2Details?: SavedPolicyHolder | null
  readonly signatures?: readonly HolderSignature[] | null
}

/** What a save adds to the answers. */
export interface TransferContext {
  /** Of the brand. */
  readonly accountName: string
  readonly tracking: Tracking
  /** Whether this submits the transfer; a save on the way when absent. */
  readonly submit?: boolean
  /** Sent only when given. */
  readonly secretHash?: string
}
