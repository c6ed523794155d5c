import type { FileType } from './fileTypes.ts'

/**
 * The interface to a virus scanner. If a scanner fails, the file is neither refused nor stored: the customer is
 * asked to try again.
 */
export type ScanFile = (bytes: Buffer, type: FileType) => Promise<'clean' | 'infected'>

/** The EICAR test file, which every scanner detects; in two parts, so that none flags this source. */
const TEST_VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** The default: detects only the test file. A broker supplies its own scanner. */
export const findTestVirus: ScanFile = async (bytes) =>
  bytes.includes(TEST_VIRUS, 0, 'latin1') ? 'infected' : 'clean'
