import { createElement, type ReactElement, useEffect, useLayoutEffect, useRef } from 'react'
import { type CoverkitEmbedElement, defineCoverkitEmbed, EMBED_EVENT, EMBED_TAG } from './element.ts'
import type { EmbedMode } from './embed/attributes.ts'
import type { FrameConsent, FrameEvent, Prefill } from './protocol.ts'

/**
 * The attributes of `<coverkit-embed>` as props. Changing `host`, `accountName`, `path` or `mode` loads another
 * frame.
 */
export interface CoverkitEmbedProps {
  /** The embed app's address, such as `https://embed.broker.example`. */
  readonly host: string
  /** One of the permitted account names, exact case. */
  readonly accountName?: string
  /** Where to start, such as `/client-quote/select-covers`. */
  readonly path?: string
  /** Default `inline`. */
  readonly mode?: EmbedMode
  /** CSS pixels, default 480. */
  readonly minHeight?: number
  /** CSS pixels, default 20,000. */
  readonly maxHeight?: number
  /** Default `light`. */
  readonly colorScheme?: 'light' | 'dark'
  /** Of the button that opens a popup or slide-in. */
  readonly label?: string
  /** Accessible name of the frame. */
  readonly frameTitle?: string
  /** Read once, when the frame is ready. */
  readonly prefill?: Prefill
  /** Read once, when the frame is ready. */
  readonly consent?: FrameConsent
  /** Called with each event of the frame; always the latest function given. */
  readonly onEvent?: (event: FrameEvent) => void
}

/** `<coverkit-embed>` for React. On the server it renders the empty element. */
export function CoverkitEmbed(props: CoverkitEmbedProps): ReactElement {
  const { prefill, consent, onEvent } = props
  const element = useRef<CoverkitEmbedElement>(null)
  const listener = useRef(onEvent)

  useLayoutEffect(() => {
    listener.current = onEvent
    if (element.current) Object.assign(element.current, { prefill, consent })
  })

  useEffect(() => {
    const place = element.current
    const onMessage = (event: Event) => {
      if (event instanceof CustomEvent) listener.current?.(event.detail)
    }
    place?.addEventListener(EMBED_EVENT, onMessage)
    defineCoverkitEmbed()
    return () => place?.removeEventListener(EMBED_EVENT, onMessage)
  }, [])

  return createElement(EMBED_TAG, {
    ref: element,
    host: props.host,
    'account-name': props.accountName,
    path: props.path,
    mode: props.mode,
    'min-height': props.minHeight,
    'max-height': props.maxHeight,
    'color-scheme': props.colorScheme,
    label: props.label,
    'frame-title': props.frameTitle,
  })
}
