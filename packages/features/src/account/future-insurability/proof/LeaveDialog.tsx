import { Button, Inline } from '@coverkit/ui'
import { Dialog } from '@coverkit/ui/dialog'
import { insurabilityCopy } from '#policies/insurability'

const { leave: copy } = insurabilityCopy.proof

interface LeaveDialogProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Before a page is left that has proof which isn't sent. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={copy.title}
      description={copy.text}
      closeLabel={copy.close}
    >
      <Inline>
        <Button variant="primary" onClick={onStay}>
          {copy.stay}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {copy.leave}
        </Button>
      </Inline>
    </Dialog>
  )
}
