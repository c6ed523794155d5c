import type { PageServices } from '#common/page-services/index.ts'
import { SignInDialog } from './SignInDialog.tsx'
import { showOver } from './showOver.ts'

let isOpen = false

/** Opens the Login / Sign up modal over the page. */
export function openSignIn(services: PageServices): void {
  if (isOpen) return
  isOpen = true
  showOver((remove) => {
    const closed = () => {
      isOpen = false
      remove()
    }
    return <SignInDialog services={services} onClosed={closed} />
  })
}
