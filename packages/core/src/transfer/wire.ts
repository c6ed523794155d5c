import type { PolicyHolderDetails, SavedPolicyHolder } from '../application/wire.ts'
import type {
  SaveTransferRequest as AnyTransferRequest,
  HolderSignature,
  Tracking,
  TransferPolicy,
} from '../generated/wire.ts'

/** A policy to transfer on the wire, with every field. */
export type TransferPolicyDetails = Required<TransferPolicy>

/** Whether a policy is to be transferred, or was removed. */
export type PolicyStatus = NonNullable<TransferPolicy['policyStatus']>

/** Body of `POST api/v1/transferpolicy`. Empty values are null. */
export interface SaveTransferRequest extends AnyTransferRequest {
  readonly policyOwnerDetails: PolicyHolderDetails
  /** Policies to transfer, then those that were removed. */
  readonly policiesList: readonly TransferPolicyDetails[]
  /** The second policy holder, or the one who was removed, as `Discontinued`. */
  readonly policyHolder2Details: PolicyHolderDetails | null
  readonly signatures: readonly HolderSignature[] | null
}

type Loose<T> = { readonly [Key in keyof T]?: T[Key] | null }

/** A policy as read back: any value may be null or missing, and a code or a status may be unknown. */
export type SavedTransferPolicy = Omit<Loose<TransferPolicy>, 'insurerCode' | 'policyStatus'> & {
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

/** The values that a save sends beside the answers. */
export interface TransferContext {
  /** The brand's account name. */
  readonly accountName: string
  readonly tracking: Tracking
  /** Whether this submits the transfer; a save on the way when absent. */
  readonly submit?: boolean
  /** Sent only when given. */
  readonly secretHash?: string
}
