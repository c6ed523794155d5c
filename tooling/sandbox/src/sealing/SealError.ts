/** A sealed value that no key opens, or that was changed, or that was sealed for another purpose. */
export class SealError extends Error {
  override readonly name = 'SealError'
}
