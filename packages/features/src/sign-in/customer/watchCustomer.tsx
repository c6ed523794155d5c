import type { Session } from '../../common/session/index.ts'
import { showOver } from '../dialog/showOver.ts'
import { logOut } from './logOut.tsx'

/** Tells whether somebody is signed in, now and after every change, and warns who seems to have gone. */
export async function watchCustomer(session: Session, tell: (isSignedIn: boolean) => void): Promise<void> {
  const identity = await session.identity()
  if (!identity) return
  const { getState, subscribe, staySignedIn } = identity.session
  let takeAway: (() => void) | undefined

  async function warn(): Promise<void> {
    const { IdleDialog } = await import('./IdleDialog.tsx')
    const state = getState()
    if (takeAway || state.status !== 'signed-in' || !state.idleWarning) return
    const leave = () => {
      staySignedIn()
      void logOut(session)
    }
    takeAway = showOver(() => <IdleDialog onStay={staySignedIn} onLogOut={leave} />)
  }

  function look(): void {
    const state = getState()
    if (state.status !== 'restoring') tell(state.status === 'signed-in')
    if (state.status === 'signed-in' && state.idleWarning) {
      void warn()
      return
    }
    takeAway?.()
    takeAway = undefined
  }
  subscribe(look)
  look()
}
