import type { Clock } from '../faults/makeClock.ts'
import type { SealedFiles } from '../file-store/sealedFiles.ts'
import type { FileChecks } from '../files/makeFileChecks.ts'
import type { ScanFile } from '../files/scanFile.ts'
import type { VerifyGoogleToken } from '../google/verifyGoogleToken.ts'
import type { IdentityServices } from '../identity/IdentityServices.ts'
import type { RatingTables } from '../rating/RatingTables.ts'
import type { SupplierDocuments } from '../reference/supplierDocuments.ts'
import type { Vendor } from '../reference/vendors.ts'

/** Services of the operations; created once at start. */
export interface Services extends IdentityServices {
  tables: RatingTables
  vendors: Map<string, Vendor>
  documents: SupplierDocuments
  insurerTimeoutMs: number
  fileChecks: FileChecks
  /** Stored photos and documents. */
  files: SealedFiles
  scanFile: ScanFile
  verifyGoogleToken: VerifyGoogleToken
  clock: Clock
  /** True serves the controls under `/sandbox`, and exempts this machine from limits. */
  controls: boolean
}
