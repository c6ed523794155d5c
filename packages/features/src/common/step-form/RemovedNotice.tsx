import { Alert, Button, Icon, Inline, Text, UndoIcon } from '@coverkit/ui'

interface RemovedNoticeProps {
  /** The id by which it gets the focus of the button that was removed with the row. */
  readonly id: string
  /** Says what was removed. */
  readonly text: string
  readonly undo: string
  /** Absent where there is no room for another row by now. */
  readonly onUndo: (() => void) | undefined
}

/** Says which row was removed, and takes it back. */
export function RemovedNotice({ id, text, undo, onUndo }: RemovedNoticeProps) {
  return (
    <div id={id} tabIndex={-1}>
      <Alert severity="info" role="status">
        <Inline>
          <Text as="span">{text}</Text>
          {onUndo && (
            <Button variant="quiet" onClick={onUndo}>
              <Icon of={UndoIcon} size="small" /> <span>{undo}</span>
            </Button>
          )}
        </Inline>
      </Alert>
    </div>
  )
}
