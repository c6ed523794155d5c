import { copy } from '../copy.ts'

/** The link that replaces a silent frame. */
export interface Fallback {
  /** In the page from the start: assistive technology announces only changes of a status that it knows. */
  readonly status: HTMLElement
  show(): void
  /** Moves the focus to the frame if it was on the link. */
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
