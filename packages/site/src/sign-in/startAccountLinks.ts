import type { PageServices } from '@coverkit/features/common/page-services'
import { takeSignOutNote } from '@coverkit/features/common/sign-out-note'
import { hasSessionHint } from '@coverkit/identity/mark'
import { persistFirst } from '../app/persistFirst.ts'
import { whenIdle } from '../app/whenIdle.ts'
import { whenShown } from '../whenShown.ts'
import { needsLogInPage } from './needsLogInPage.ts'

/** The links of the header that a script enhances. Without it they lead to pages. */
const LOG_IN = 'data-log-in'
const LOG_OUT = 'data-log-out'
/** Attribute of the root element while a customer is signed in. Css shows their links. */
const SIGNED_IN = 'data-signed-in'
/** Sign-in has pages of its own; a modal over them would be the same form twice. */
const OWN_PAGES = ['/login', '/sign-up', '/reset-password']

const loadDialog = () => import('@coverkit/features/sign-in/dialog')

/** The log-in page, which leads back to where the visitor is. */
const logInPageFrom = ({ pathname }: Location) => `/login?redirect=${encodeURIComponent(pathname)}`

const pressed = (target: EventTarget | null, attribute: string) =>
  target instanceof Element ? target.closest(`[${attribute}]`) : null

/** A press for a new tab or window has the browser's own effect. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Says why the session of the previous page ended, unless the customer ended it. */
function explainSignOut(): void {
  const note = takeSignOutNote()
  if (!note) return
  void import('@coverkit/features/sign-in/sign-out-notice').then(
    ({ showSignOutNotice }) => showSignOutNotice(note),
    () => undefined,
  )
}

/**
 * Makes the header's links work in place: the modal's code is loaded when a visitor comes near `Log in`, and
 * opened when they press it. If its code fails to load, the link leads to its page.
 *
 * @returns a function that watches the session and updates the header; pages with the session hint need not
 * call it
 */
export function startAccountLinks(view: Window, session: () => Promise<PageServices>): () => Promise<void> {
  const page = view.document
  const show = (isSignedIn = hasSessionHint()) => page.documentElement.toggleAttribute(SIGNED_IN, isSignedIn)

  async function logIn(): Promise<void> {
    try {
      const [{ openSignIn }, opened] = await Promise.all([loadDialog(), session()])
      if (await needsLogInPage(page, opened)) {
        await persistFirst(opened)
        return view.location.assign(logInPageFrom(view.location))
      }
      void watch()
      openSignIn(opened)
    } catch {
      view.location.assign('/login')
    }
  }
  async function logOut(): Promise<void> {
    const [module, opened] = await Promise.all([import('@coverkit/features/sign-in/log-out'), session()])
    await module.logOut(opened)
  }
  let watching: Promise<void> | undefined
  function watch(): Promise<void> {
    watching ??= Promise.all([import('@coverkit/features/sign-in/customer'), session()])
      .then(([module, opened]) => module.watchCustomer(opened, show))
      .catch(() => {
        watching = undefined
      })
    return watching
  }

  const near = ({ target }: Event) => {
    if (pressed(target, LOG_IN)) loadDialog().catch(() => undefined)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    page.addEventListener(type, near, { passive: true })
  page.addEventListener('click', (event) => {
    if (pressed(event.target, LOG_OUT)) void logOut().catch(() => undefined)
    if (!pressed(event.target, LOG_IN) || !isPlain(event)) return
    if (OWN_PAGES.includes(view.location.pathname)) return
    event.preventDefault()
    void logIn()
  })
  view.addEventListener('pageshow', () => show())
  show()
  whenShown(page, explainSignOut)
  if (hasSessionHint()) whenIdle(() => void watch())
  return watch
}
