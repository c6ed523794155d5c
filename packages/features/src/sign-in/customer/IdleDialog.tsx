import { Button, Inline } from '@coverkit/ui'
import { Dialog } from '@coverkit/ui/dialog'
import { signInCopy } from '../copy.ts'
import { customerCopy } from './customerCopy.ts'

const { close, logOut } = signInCopy
const copy = customerCopy.idle

type IdleDialogProps = { readonly onStay: () => void; readonly onLogOut: () => void }

/** After 10 minutes without a sign of the customer. */
export function IdleDialog({ onStay, onLogOut }: IdleDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={copy.title}
      description={copy.text}
      closeLabel={close}
    >
      <Inline>
        <Button variant="primary" onClick={onStay}>
          {copy.stay}
        </Button>
        <Button onClick={onLogOut}>{logOut}</Button>
      </Inline>
    </Dialog>
  )
}
