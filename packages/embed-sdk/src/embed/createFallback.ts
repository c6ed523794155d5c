import { copy } from '../copy.ts'

/** What stands in the place of a frame that stays silent. */
export interface Fallback {
  /** In the page from the start, since assistive technology announces only what is added to a status it knows. */
  readonly status: HTMLElement
  show(): void
  /** Hands the focus on to the frame when it was on the link. */
  hide(frame: HTMLIFrameElement): void
}

/** A sentence, and a link that opens the same flow in a tab of its own. */
export function createFallback(href: string): Fallback {
  const status = document.createElement('div')
  status.className = 'back'
  status.role = 'status'
  const panel = document.createElement('div')
  panel.part = 'fallback'
  const words = document.createElement('p')
  words.textContent = copy.noAnswer
  const link = document.createElement('a')
  link.part = 'fallback-link'
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = copy.openTab
  panel.append(words, link)
  return {
    status,
    show: () => status.append(panel),
    hide(frame) {
      const hadFocus = link.matches(':focus')
      panel.remove()
      if (hadFocus) frame.focus()
    },
  }
}
