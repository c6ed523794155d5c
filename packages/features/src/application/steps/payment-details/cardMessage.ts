import { InvalidInputError, parseCardToken } from '@coverkit/core'
import type { Card } from '../../paymentNumbers.ts'

const PROTOCOL = 1
const HEIGHTS = { min: 200, max: 1600 }

/** The parts of a message that are checked; the browser sets its origin and source. */
interface ReceivedMessage {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}

/** The payment provider's page in its frame. */
interface ProviderFrame {
  readonly origin: string
  /** Null while the frame has no page. */
  readonly view: unknown
}

/** The members of a message from the provider's own frame, if they are exactly those of its type; null for any other. */
function membersOf(
  { data, origin, source }: ReceivedMessage,
  frame: ProviderFrame,
  { type, names }: { readonly type: string; readonly names: readonly string[] },
): readonly unknown[] | null {
  const isFromFrame = source !== null && source === frame.view && origin === frame.origin
  if (!isFromFrame || typeof data !== 'object' || data === null) return null
  const { protocol, type: ownType, ...rest } = Object.fromEntries(Object.entries(data))
  const isOfType = protocol === PROTOCOL && ownType === type
  const isExact =
    Object.keys(rest).length === names.length && names.every((name) => Object.hasOwn(rest, name))
  return isOfType && isExact ? names.map((name): unknown => rest[name]) : null
}

/** The card of a message from the provider's own frame; null for any other message, and for one with anything more. */
export function cardOfMessage(message: ReceivedMessage, frame: ProviderFrame): Card | null {
  const type = { type: 'card-token', names: ['token', 'last4', 'expiry', 'brand'] }
  const [token, last4, expiry, brand] = membersOf(message, frame, type) ?? []
  if (typeof token !== 'string' || typeof last4 !== 'string') return null
  if (typeof expiry !== 'string' || typeof brand !== 'string') return null
  const isNamed = /^[A-Za-z][A-Za-z ]{1,29}$/.test(brand)
  const isShort = /^\d{4}$/.test(last4) && /^(?:0[1-9]|1[0-2])\/\d{2}$/.test(expiry)
  return isNamed && isShort && isToken(token) ? { token, last4, expiry, brand } : null
}

/** How high the provider's page is, in pixels; null for any other message. */
export function heightOfMessage(message: ReceivedMessage, frame: ProviderFrame): number | null {
  const [height] = membersOf(message, frame, { type: 'height', names: ['height'] }) ?? []
  if (typeof height !== 'number' || !Number.isInteger(height)) return null
  return Math.min(HEIGHTS.max, Math.max(HEIGHTS.min, height))
}

function isToken(text: string): boolean {
  try {
    return parseCardToken(text) === text
  } catch (error) {
    if (error instanceof InvalidInputError) return false
    throw error
  }
}
