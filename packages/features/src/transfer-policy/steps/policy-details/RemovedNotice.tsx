import { Alert, Button, Icon, Inline, Text, UndoIcon } from '@coverkit/ui'
import { policiesCopy as copy } from './copy.ts'
import { REMOVED_ID } from './usePolicyRows.ts'

interface RemovedNoticeProps {
  readonly name: string
  /** Absent where there is no room for another policy by now. */
  readonly onUndo: (() => void) | undefined
}

/** Says which policy was removed, and takes it back. It has the focus of the button that went with the policy. */
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
