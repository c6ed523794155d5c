import { copy } from '../copy.ts'
import { type FrameConsent, PROTOCOL, type Prefill, parseFrameEvent } from '../protocol.ts'
import type { EmbedSettings } from './attributes.ts'
import { createFallback } from './createFallback.ts'
import { createFrame, type FrameBox } from './createFrame.ts'
import type { EmbedEvent } from './EmbedEvent.ts'
import { STYLES } from './styles.ts'

/** Milliseconds after which a frame that answered without a height, such as a denial, is shown. */
const HEIGHTLESS_MS = 1500

interface Handover {
  readonly prefill?: Prefill | undefined
  readonly consent?: FrameConsent | undefined
}

export interface EmbedHooks {
  /** Read when the frame is ready, after `onEvent` got that event. */
  readonly handover: () => Handover
  readonly onEvent: (event: EmbedEvent) => void
}

/** Shows the frame in `root` with the settings. Returns a function that removes it. */
export function mountEmbed(root: ShadowRoot, settings: EmbedSettings, hooks: EmbedHooks): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]
  const stopped = new AbortController()
  const place = document.createElement('div')
  place.style.colorScheme = settings.colorScheme
  root.append(place)
  const start = () => startFrame(place, settings, hooks, stopped.signal)
  if (settings.mode === 'inline') start()
  else place.append(...createDialog(settings, start))
  return () => {
    stopped.abort()
    place.remove()
  }
}

/** A button, and the dialog that it opens; the frame starts with the first opening and stays, answers and all. */
function createDialog({ mode, label }: EmbedSettings, start: () => HTMLElement): readonly HTMLElement[] {
  const open = button('open', label ?? copy.label)
  const close = button('close', copy.close)
  const dialog = document.createElement('dialog')
  dialog.className = mode
  dialog.append(close)
  open.addEventListener('click', () => {
    if (!dialog.querySelector('iframe')) dialog.append(start())
    dialog.showModal()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === close) dialog.close()
  })
  // Safari focuses no pressed button, so that a dialog has nothing to give the focus back to.
  dialog.addEventListener('close', () => open.focus())
  return [open, dialog]
}

function button(className: string, text: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.part = className
  made.textContent = text
  return made
}

function startFrame(
  place: HTMLElement,
  settings: EmbedSettings,
  { handover, onEvent }: EmbedHooks,
  signal: AbortSignal,
): HTMLElement {
  const { box, frame } = createFrame(settings)
  const { origin } = settings.url
  const inline = settings.mode === 'inline'
  const setHeight = (height: number) => {
    if (inline) box.style.height = `${Math.min(Math.max(height, settings.minHeight), settings.maxHeight)}px`
  }
  const reveal = () => box.classList.add('shown')
  const refused = () => onEvent({ type: 'refused', reason: 'no-answer' })
  const answered = awaitAnswer({ box, frame }, settings, { refused, signal })
  let viewed = false

  function receive(message: MessageEvent): void {
    if (message.source !== frame.contentWindow || message.origin !== origin) return
    const event = parseFrameEvent(message.data)
    if (event === null) return
    answered()
    if (event.type === 'height') {
      setHeight(event.height)
      reveal()
    }
    if (event.type === 'step-viewed') {
      if (inline && viewed) bringToTop(place)
      viewed = true
    }
    onEvent(event)
    if (event.type === 'ready') {
      sendInit()
      setTimeout(reveal, HEIGHTLESS_MS)
    }
  }

  function sendInit(): void {
    const { account } = settings
    const { prefill, consent } = handover()
    const init = {
      protocol: PROTOCOL,
      type: 'init',
      ...(account && { accountName: account }),
      prefill,
      consent,
    }
    frame.contentWindow?.postMessage(init, origin)
  }

  addEventListener('message', receive, { signal })
  setHeight(0)
  if (inline) place.append(box)
  return box
}

interface Silence {
  readonly refused: () => void
  readonly signal: AbortSignal
}

/** Replaces a silent frame by a link. Returns a function to call when the frame answers, even late. */
function awaitAnswer(
  { box, frame }: FrameBox,
  { fallback: href, answerWithin }: EmbedSettings,
  { refused, signal }: Silence,
): () => void {
  const fallback = createFallback(href)
  box.append(fallback.status)
  let isSilent = true
  const refuse = () => {
    if (!isSilent || signal.aborted) return
    box.classList.add('refused')
    fallback.show()
    refused()
  }
  const wait = () => setTimeout(refuse, answerWithin)
  // A page that the browser prepares ahead loads no frame until it is opened.
  if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', wait)
  else wait()
  return () => {
    isSilent = false
    box.classList.remove('refused')
    fallback.hide(frame)
  }
}

/** A new step starts at its top. The page moves only when that top is out of sight. */
function bringToTop(place: HTMLElement): void {
  const { top } = place.getBoundingClientRect()
  if (top < 0 || top > innerHeight) place.scrollIntoView()
}
