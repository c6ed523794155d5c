import { useEffect, useRef } from 'react'
import type { Card } from '../../paymentNumbers.ts'
import * as styles from './cardFrame.css.ts'
import { cardOfMessage } from './cardMessage.ts'

interface CardFrameProps {
  /** Of another origin than this page. */
  readonly paymentUrl: string
  readonly title: string
  readonly id: string
  readonly describedBy: string
  readonly onCard: (card: Card) => void
}

/** The payment provider's page, which takes the card number and gives us a token for it. */
export function CardFrame({ paymentUrl, title, id, describedBy, onCard }: CardFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null)
  const latest = useRef(onCard)
  useEffect(() => {
    latest.current = onCard
  }, [onCard])
  useEffect(() => {
    const { origin } = new URL(paymentUrl)
    function receive(message: MessageEvent): void {
      const card = cardOfMessage(message, { origin, view: ref.current?.contentWindow ?? null })
      if (card) latest.current(card)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [paymentUrl])
  return (
    <iframe
      ref={ref}
      id={id}
      src={paymentUrl}
      title={title}
      aria-describedby={describedBy}
      // It needs its own origin to be told from others; ours stays out of its reach as it is another one.
      sandbox="allow-scripts allow-forms allow-same-origin"
      // The provider answers this origin only.
      referrerPolicy="origin"
      className={styles.frame}
    />
  )
}
