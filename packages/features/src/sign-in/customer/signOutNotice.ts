import type { SignOutNote } from '#common/page-services/signOutNote.ts'
import { customerCopy } from './customerCopy.ts'
import * as styles from './signOutNotice.css.ts'

const copy = customerCopy.signedOut

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  element.append(...content)
  return element
}

/** Says over the page why the session before it ended. Takes no focus; announced once the region for it is there. */
export function showSignOutNotice(note: SignOutNote): void {
  const place = document.body.appendChild(made('div', styles.place))
  place.role = 'status'
  const close = made('button', styles.action, copy.close)
  close.type = 'button'
  close.addEventListener('click', () => {
    place.remove()
    document.querySelector('main')?.focus()
  })
  const logIn = made('a', styles.action, copy.logIn)
  logIn.href = '/login'
  const isLogIn = window.location.pathname === logIn.pathname
  const card = made(
    'div',
    styles.card,
    made('p', styles.title, copy.title),
    made('p', styles.text, copy.text[note]),
    made('div', styles.actions, ...(isLogIn ? [] : [logIn]), close),
  )
  requestAnimationFrame(() => place.append(card))
}
