import type { PageServices } from '#common/page-services/index.ts'
import { signOutNoteOf } from '#common/page-services/signOutNote.ts'
import { showOver } from '../dialog/showOver.ts'
import { coverPage } from './coverPage.tsx'
import { logOut } from './logOut.tsx'

/**
 * Emits whether a customer is signed in, now and after every change. Warns a customer who seems to have gone, and
 * covers the page of one who is away.
 */
export async function watchCustomer(
  services: PageServices,
  emit: (isSignedIn: boolean) => void,
): Promise<void> {
  const identity = await services.identity()
  if (!identity) return
  const { session: customer } = identity
  const { getState, subscribe, staySignedIn } = customer
  let closeWarning: (() => void) | undefined
  let uncover: (() => void) | undefined

  async function warn(): Promise<void> {
    const { IdleDialog } = await import('./IdleDialog.tsx')
    const state = getState()
    if (closeWarning || state.status !== 'signed-in' || !state.idleWarning) return
    const leave = () => {
      staySignedIn()
      void logOut(services)
    }
    closeWarning = showOver(() => <IdleDialog onStay={staySignedIn} onLogOut={leave} />)
  }

  function refresh(): void {
    const state = getState()
    const { status } = state
    if (status !== 'restoring') emit(status === 'signed-in' || status === 'away')
    if (status === 'away') uncover ??= coverPage(customer)
    // After a sign-out, and after a refusal, the page is left; until then it stays covered.
    if (status === 'signed-in') {
      uncover?.()
      uncover = undefined
    }
    if (status === 'signed-in' && state.idleWarning) {
      void warn()
      return
    }
    closeWarning?.()
    closeWarning = undefined
  }
  subscribe(refresh)
  refresh()
  const ended = signOutNoteOf(getState())
  // Over before this page was loaded, which therefore is not left.
  if (ended) (await import('./signOutNotice.ts')).showSignOutNotice(ended)
}
