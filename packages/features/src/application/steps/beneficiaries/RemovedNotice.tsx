import { Alert, Button, Icon, Inline, Text, UndoIcon } from '@coverkit/ui'
import { beneficiariesCopy as copy } from './copy.ts'
import { REMOVED_ID } from './useBeneficiaryRows.ts'

interface RemovedNoticeProps {
  readonly name: string
  /** Absent where no more rows are allowed by now. */
  readonly onUndo: (() => void) | undefined
}

/** Says who was removed, and takes it back. It has the focus of the button that went with the row. */
export function RemovedNotice({ name, onUndo }: RemovedNoticeProps) {
  return (
    <div id={REMOVED_ID} tabIndex={-1}>
      <Alert severity="info" role="status">
        <Inline>
          <Text as="span">{copy.removed(name)}</Text>
          {onUndo && (
            <Button variant="quiet" onClick={onUndo}>
              <Icon of={UndoIcon} size="small" /> {copy.undo}
            </Button>
          )}
        </Inline>
      </Alert>
    </div>
  )
}
