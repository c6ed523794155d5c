import { ATTRIBUTES, readSettings } from './embed/attributes.ts'
import type { EmbedEvent } from './embed/EmbedEvent.ts'
import { mountEmbed } from './embed/mountEmbed.ts'
import type { FrameConsent, Prefill } from './protocol.ts'

/** The name of the element. */
export const EMBED_TAG = 'coverkit-embed'

/** The name of the DOM event that carries each {@link EmbedEvent} as its `detail`. It bubbles. */
export const EMBED_EVENT = 'coverkit'

/** Properties of the element beside its attributes. Set both by the time of the `ready` event. */
export interface CoverkitEmbedElement extends HTMLElement {
  /** Answers to start with; never put them into an address. */
  prefill: Prefill | undefined
  /** The visitor's choice on the page; undefined if the page did not ask. */
  consent: FrameConsent | undefined
}

/** A change of these loads another frame. */
const REMOUNTS = ['host', 'account', 'account-name', 'flow', 'path', 'mode']

/**
 * Defines `<coverkit-embed>`; a second call does nothing. Needs a browser.
 *
 * Attributes: `account` (exact case), `flow` (a name of `FLOW_STEPS`) or `path` (a deeper start), `host` (the embed app's
 * address), `mode` (`inline`, `popup`, `slide-in`), `min-height` and `max-height` (CSS pixels), `color-scheme` (`light`,
 * `dark`), `label` (of the button that opens), `frame-title` (for assistive technology), `answer-within` (seconds, default
 * 10) and `fallback-href` (an address) for a frame that stays silent. `account-name` is the former name of `account`.
 *
 * @param defaultHost - the address for elements without `host`
 */
export function defineCoverkitEmbed(defaultHost?: string): void {
  if (customElements.get(EMBED_TAG)) return
  customElements.define(
    EMBED_TAG,
    class extends HTMLElement implements CoverkitEmbedElement {
      static observedAttributes = REMOUNTS
      // Declared only: what a page set before the element was defined stays.
      declare prefill: Prefill | undefined
      declare consent: FrameConsent | undefined
      #unmount: (() => void) | undefined

      connectedCallback(): void {
        const settings = readSettings(
          (name) => this.getAttribute(name) ?? (name === 'host' && defaultHost ? defaultHost : null),
        )
        if (typeof settings === 'string') {
          console.error(`<${EMBED_TAG}>: ${settings}`)
          return
        }
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        this.#unmount = mountEmbed(root, settings, {
          handover: () => this,
          onEvent: (detail) =>
            this.dispatchEvent(new CustomEvent<EmbedEvent>(EMBED_EVENT, { bubbles: true, detail })),
        })
      }

      disconnectedCallback(): void {
        this.#unmount?.()
        this.#unmount = undefined
      }

      attributeChangedCallback(): void {
        if (!this.#unmount) return
        this.disconnectedCallback()
        this.connectedCallback()
      }
    },
  )
}

/** Every attribute of the element. */
export const EMBED_ATTRIBUTES: readonly (typeof ATTRIBUTES)[number][] = ATTRIBUTES
