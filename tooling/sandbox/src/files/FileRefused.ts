/** Why a file is not stored. */
export type FileFault = 'empty' | 'type' | 'broken' | 'dimensions' | 'locked' | 'active-content' | 'infected'

/** A file that is not what it says it is, or holds what no schedule needs. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly code: FileFault

  constructor(code: FileFault) {
    super(code)
    this.code = code
  }
}
