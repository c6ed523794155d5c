import { Button, Text } from '@coverkit/ui'
import { useState } from 'react'
import { sendNewCodeCopy as copy } from './sendNewCodeCopy.ts'
import { useCountdown } from './useCountdown.ts'

const WAIT_SECONDS = 30

/** Asks for a new code, at most every half minute. */
export function SendNewCode({ onSend }: { readonly onSend: () => Promise<void> }) {
  const [left, startCounting] = useCountdown()
  const [busy, setBusy] = useState(false)
  async function press(): Promise<void> {
    if (left > 0) return
    setBusy(true)
    await onSend()
    setBusy(false)
    startCounting(WAIT_SECONDS)
  }
  return (
    <>
      <Button variant="quiet" busy={busy} describedBy="new-code-wait" onClick={() => void press()}>
        {copy.send}
      </Button>
      <Text as="span" id="new-code-wait" size={15} tone="soft">
        {left > 0 && copy.wait(left)}
      </Text>
    </>
  )
}
