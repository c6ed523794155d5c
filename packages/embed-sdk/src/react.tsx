import { createElement, type ReactElement, useEffect, useLayoutEffect, useRef } from 'react'
import { type CoverkitEmbedElement, defineCoverkitEmbed, EMBED_EVENT, EMBED_TAG } from './element.ts'
import type { EmbedMode } from './embed/attributes.ts'
import type { EmbedEvent } from './embed/EmbedEvent.ts'
import type { FlowName } from './flowSteps.ts'
import type { FrameConsent, Prefill } from './protocol.ts'

/**
 * The attributes of `<coverkit-embed>` as props. Changing `host`, `account`, `flow`, `path` or `mode` loads
 * another frame.
 */
export interface CoverkitEmbedProps {
  /** The embed app's address, such as `https://embed.broker.example`. */
  readonly host: string
  /** One of the permitted account names, exact case. */
  readonly account?: string
  /** The former name of `account`. */
  readonly accountName?: string
  /** The flow that shows, from its first step. */
  readonly flow?: FlowName
  /** A deeper start within the embed app, such as `/client-quote/personal-details`; `flow` is not used then. */
  readonly path?: string
  /** Default `inline`. */
  readonly mode?: EmbedMode
  /** CSS pixels, default 480. */
  readonly minHeight?: number
  /** CSS pixels, default 20,000. */
  readonly maxHeight?: number
  /** Default `light`. */
  readonly colorScheme?: 'light' | 'dark'
  /** Label of the button that opens a popup or slide-in. */
  readonly label?: string
  /** Accessible name of the frame. */
  readonly frameTitle?: string
  /** Read once, when the frame is ready. */
  readonly prefill?: Prefill
  /** Read once, when the frame is ready. */
  readonly consent?: FrameConsent
  /** Seconds after which a silent frame counts as refused. Default 10, at most 120. */
  readonly answerWithin?: number
  /** Address of the link that replaces a silent frame. Default: the brand's own page of the flow. */
  readonly fallbackHref?: string
  /** Called with each event, `refused` among them; always the latest function given. */
  readonly onEvent?: (event: EmbedEvent) => void
}

/** React 18 warns of layout effects on a server, where there are none. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** `<coverkit-embed>` for React. On the server it renders the empty element. */
export function CoverkitEmbed(props: CoverkitEmbedProps): ReactElement {
  const { prefill, consent, onEvent } = props
  const element = useRef<CoverkitEmbedElement>(null)
  const listener = useRef(onEvent)

  useBeforePaint(() => {
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
    account: props.account ?? props.accountName,
    flow: props.flow,
    path: props.path,
    mode: props.mode,
    'min-height': props.minHeight,
    'max-height': props.maxHeight,
    'color-scheme': props.colorScheme,
    label: props.label,
    'frame-title': props.frameTitle,
    'answer-within': props.answerWithin,
    'fallback-href': props.fallbackHref,
  })
}
