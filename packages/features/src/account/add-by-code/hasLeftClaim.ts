import { linkOf } from './addInput.ts'
import { leftClaim } from './leftClaim.ts'

/** Whether the page was opened by the link of our mail, before sign-in or now. */
export function hasLeftClaim(): boolean {
  const now = Date.now()
  return (
    linkOf(window.location.hash) !== null ||
    leftClaim('claim', now) !== null ||
    leftClaim('transfer', now) !== null
  )
}
