/** The reason for refusing a file. */
export type FileFault = 'empty' | 'type' | 'broken' | 'dimensions' | 'locked' | 'active-content' | 'infected'

/** A file that differs from its declared type, or has content that no schedule needs. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly code: FileFault

  constructor(code: FileFault) {
    super(code)
    this.code = code
  }
}
