import { Button, Icon, PrinterIcon } from '@coverkit/ui'
import { dutyCopy as copy } from './dutyCopy.ts'

/** Prints the page, to be read on paper. */
export function PrintButton() {
  return (
    <div>
      <Button variant="quiet" onClick={() => window.print()}>
        <Icon of={PrinterIcon} size="small" /> {copy.print}
      </Button>
    </div>
  )
}
