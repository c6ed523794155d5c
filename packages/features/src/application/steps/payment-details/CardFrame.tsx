import { Alert, Button, Inline, Stack } from '@coverkit/ui'
import type { Card } from '../../paymentNumbers.ts'
import * as styles from './cardFrame.css.ts'
import { cardCopy as copy } from './copy.ts'
import { useProviderFrame } from './useProviderFrame.ts'

const HEIGHT_BEFORE = 560
const LONGEST_WAIT_MS = 20_000

interface CardFrameProps {
  /** The URL of the payment page, on another origin than this page. */
  readonly paymentUrl: string
  readonly title: string
  readonly id: string
  readonly describedBy: string
  readonly onCard: (card: Card) => void
  /** Milliseconds after which the page counts as failed. */
  readonly longestWaitMs?: number
}

/** The payment provider's page, which takes the card number and gives us a token for it. */
export function CardFrame({ paymentUrl, title, id, describedBy, onCard, longestWaitMs }: CardFrameProps) {
  const frame = useProviderFrame(paymentUrl, longestWaitMs ?? LONGEST_WAIT_MS, onCard)
  return (
    <Stack gap={12}>
      {frame.isLate && (
        <Alert severity="warn" role="status">
          <Stack gap={8}>
            <p>{copy.late}</p>
            <Inline>
              <Button onClick={frame.tryAgain}>{copy.again}</Button>
            </Inline>
          </Stack>
        </Alert>
      )}
      <iframe
        key={frame.attempt}
        ref={frame.ref}
        id={id}
        src={paymentUrl}
        title={title}
        height={frame.height ?? HEIGHT_BEFORE}
        aria-describedby={describedBy}
        // The provider identifies itself by its origin. It can’t reach our page, whose origin is another.
        sandbox="allow-scripts allow-forms allow-same-origin"
        // The provider answers this origin only.
        referrerPolicy="origin"
        className={styles.frame}
      />
    </Stack>
  )
}
