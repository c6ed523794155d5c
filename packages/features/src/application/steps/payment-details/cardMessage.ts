import { InvalidInputError, parseCardToken } from '@coverkit/core'
import type { Card } from '../../paymentNumbers.ts'

const PROTOCOL = 1
const MEMBERS = ['protocol', 'type', 'token', 'last4', 'expiry']

/** What a message is judged by; the browser says where it comes from. */
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

/** The card of a message from the provider's own frame; null for any other message, and for one with anything more. */
export function cardOfMessage(message: ReceivedMessage, frame: ProviderFrame): Card | null {
  const isFromFrame = message.source !== null && message.source === frame.view
  return isFromFrame && message.origin === frame.origin ? parseCard(message.data) : null
}

function parseCard(data: unknown): Card | null {
  if (typeof data !== 'object' || data === null) return null
  const members = new Map<string, unknown>(Object.entries(data))
  if (members.size !== MEMBERS.length || !MEMBERS.every((name) => members.has(name))) return null
  if (members.get('protocol') !== PROTOCOL || members.get('type') !== 'card-token') return null
  const [token, last4, expiry] = ['token', 'last4', 'expiry'].map((name) => members.get(name))
  if (typeof token !== 'string' || typeof last4 !== 'string' || typeof expiry !== 'string') return null
  const isSound = isToken(token) && /^\d{4}$/.test(last4) && /^(?:0[1-9]|1[0-2])\/\d{2}$/.test(expiry)
  return isSound ? { token, last4, expiry } : null
}

function isToken(text: string): boolean {
  try {
    return parseCardToken(text) === text
  } catch (error) {
    if (error instanceof InvalidInputError) return false
    throw error
  }
}
