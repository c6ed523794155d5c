import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Card } from '../../paymentNumbers.ts'
import { cardOfMessage, heightOfMessage } from './cardMessage.ts'

interface ProviderFrameState {
  readonly ref: RefObject<HTMLIFrameElement | null>
  /** In pixels; null until the provider's page has said it. */
  readonly height: number | null
  /** The page has not said anything for too long. */
  readonly isLate: boolean
  /** Counts how often the page was loaded. */
  readonly attempt: number
  readonly tryAgain: () => void
}

/** Listens to the payment provider's page, and to no other. */
export function useProviderFrame(
  paymentUrl: string,
  longestWaitMs: number,
  onCard: (card: Card) => void,
): ProviderFrameState {
  const ref = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [lateAttempt, setLateAttempt] = useState(0)
  const latest = useRef(onCard)
  useEffect(() => {
    latest.current = onCard
  }, [onCard])

  useEffect(() => {
    const { origin } = new URL(paymentUrl)
    function receive(message: MessageEvent): void {
      const frame = { origin, view: ref.current?.contentWindow ?? null }
      const card = cardOfMessage(message, frame)
      if (card) latest.current(card)
      const said = heightOfMessage(message, frame)
      if (said !== null) setHeight(said)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [paymentUrl])

  useEffect(() => {
    if (height !== null) return
    const timer = setTimeout(() => setLateAttempt(attempt), longestWaitMs)
    return () => clearTimeout(timer)
  }, [height, attempt, longestWaitMs])

  return {
    ref,
    height,
    isLate: height === null && lateAttempt === attempt,
    attempt,
    tryAgain: () => setAttempt(attempt + 1),
  }
}
