import { ATTRIBUTES, readSettings } from './embed/attributes.ts'
import { mountEmbed } from './embed/mountEmbed.ts'
import type { FrameConsent, FrameEvent, Prefill } from './protocol.ts'

/** The name of the element. */
export const EMBED_TAG = 'coverkit-embed'

/** The name of the DOM event that carries each {@link FrameEvent} as its `detail`. It bubbles. */
export const EMBED_EVENT = 'coverkit'

/** What the element offers beside its attributes. Set both when `ready` is heard at the latest. */
export interface CoverkitEmbedElement extends HTMLElement {
  /** Answers to start with; never put them into an address. */
  prefill: Prefill | undefined
  /** What the visitor decided on the page; undefined when nothing was asked. */
  consent: FrameConsent | undefined
}

/** A change of these needs another frame. */
const REMOUNTS = ['host', 'account-name', 'path', 'mode']

/**
 * Defines `<coverkit-embed>`; a second call does nothing. Needs a browser.
 *
 * Attributes: `host` (the embed app's address, required), `account-name` (exact case), `path` (where to start),
 * `mode` (`inline`, `popup`, `slide-in`), `min-height` and `max-height` (CSS pixels), `color-scheme` (`light`, `dark`),
 * `label` (of the button that opens), `frame-title` (for assistive technology).
 */
export function defineCoverkitEmbed(): void {
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
        const settings = readSettings((name) => this.getAttribute(name))
        if (settings === null) {
          console.error(`<${EMBED_TAG}>: "host" must be an address, and "path" an address within it.`)
          return
        }
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        this.#unmount = mountEmbed(root, settings, {
          handover: () => this,
          onEvent: (detail) =>
            this.dispatchEvent(new CustomEvent<FrameEvent>(EMBED_EVENT, { bubbles: true, detail })),
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
