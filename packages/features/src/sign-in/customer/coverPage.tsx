import type { Identity } from '#common/page-services/index.ts'
import { leaveFor } from '#common/page-services/leaveFor.ts'
import { showOver } from '../dialog/showOver.ts'
import { hidePage } from './hidePage.ts'
import { WelcomeBack } from './WelcomeBack.tsx'

/** Pages of sign-in, which show no personal details and let another customer sign in. */
const SIGN_IN_PAGES = ['/login', '/sign-up', '/reset-password']

/** Pages of the app, and a list of drafts on a static page. */
function isPersonal(): boolean {
  if (SIGN_IN_PAGES.includes(window.location.pathname)) return false
  return document.querySelector('#root, [data-drafts] > *') !== null
}

/** Covers the page of a customer who is away, if it shows anything of them. Gives what uncovers it. */
export function coverPage({ resume, signOut, getState }: Identity['session']): () => void {
  if (!isPersonal()) return () => undefined
  const showPage = hidePage()
  async function goOn(): Promise<boolean> {
    const isBack = await resume().catch(() => false)
    if (getState().status === 'expired') {
      const { pathname, search } = window.location
      leaveFor(`/login?redirect=${encodeURIComponent(pathname + search)}`)
    }
    return isBack
  }
  const remove = showOver(() => <WelcomeBack onContinue={goOn} onLogOut={() => void signOut()} />)
  return () => {
    remove()
    showPage()
  }
}
