import { Alert, Button, Inline, Stack } from '@coverkit/ui'
import { Dialog } from '@coverkit/ui/dialog'
import { useState } from 'react'
import { signInCopy } from '../copy.ts'
import { customerCopy } from './customerCopy.ts'

const { close } = signInCopy
const copy = customerCopy.leave

type LeaveDialogProps = {
  /** True once nothing is left to send. */
  readonly sendNow: () => Promise<boolean>
  readonly onChoice: (leaves: boolean) => void
}

/** Before a log-out that would lose answers: send them, stay, or discard them. */
export function LeaveDialog({ sendNow, onChoice }: LeaveDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const [sending, setSending] = useState<'idle' | 'sending' | 'failed'>('idle')
  function choose(leaves: boolean): void {
    setOpen(false)
    onChoice(leaves)
  }
  async function send(): Promise<void> {
    setSending('sending')
    if (await sendNow().catch(() => false)) choose(true)
    else setSending('failed')
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && choose(false)}
      title={copy.title}
      description={copy.text}
      closeLabel={close}
    >
      <Stack gap={24}>
        {sending === 'failed' && <Alert severity="warn" title={copy.still} role="alert" />}
        <Inline>
          <Button
            variant="primary"
            busy={sending === 'sending'}
            busyLabel={copy.sending}
            onClick={() => void send()}
          >
            {copy.sendNow}
          </Button>
          <Button onClick={() => choose(false)}>{copy.stay}</Button>
          <Button variant="quiet" onClick={() => choose(true)}>
            {copy.discard}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
