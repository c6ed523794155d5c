import type { FileType } from './checkFile.ts'

/**
 * The seam to a virus scanner: whether a file may be stored. A scanner that fails refuses nothing and stores nothing: the
 * customer is asked to try again.
 */
export type ScanFile = (bytes: Buffer, type: FileType) => Promise<'clean' | 'infected'>

/** What every scanner finds, made by EICAR to show that one is there. In two parts, so that none finds it here. */
const TEST_VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** The default: scans for nothing but the test file. A broker gives its own scanner. */
export const findTestVirus: ScanFile = async (bytes) =>
  bytes.includes(TEST_VIRUS, 0, 'latin1') ? 'infected' : 'clean'
