import { copy } from '../copy.ts'
import type { EmbedSettings } from './attributes.ts'

/** Permissions of our frame; the browser refuses everything else. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

export interface FrameBox {
  readonly box: HTMLElement
  readonly frame: HTMLIFrameElement
}

/** The frame behind a skeleton, of one colour scheme with it, so that nothing flashes. */
export function createFrame({ url, frameTitle, colorScheme }: EmbedSettings): FrameBox {
  const box = document.createElement('div')
  box.className = 'box'
  const wait = document.createElement('div')
  wait.className = 'wait'
  wait.ariaHidden = 'true'
  wait.append(...Array.from({ length: 5 }, () => document.createElement('i')))
  const frame = document.createElement('iframe')
  frame.title = frameTitle ?? copy.frameTitle
  frame.style.colorScheme = colorScheme
  for (const [name, value] of [
    ['sandbox', SANDBOX],
    ['referrerpolicy', 'strict-origin'],
    ['allow', ''],
    ['src', url.href],
  ] as const) {
    frame.setAttribute(name, value)
  }
  box.append(wait, frame)
  return { box, frame }
}
