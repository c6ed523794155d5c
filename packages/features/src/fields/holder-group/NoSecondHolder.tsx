import { Alert, Button, Icon, PlusIcon, Stack, Text, UndoIcon } from '@coverkit/ui'
import { holdersCopy } from '../holders/holdersCopy.ts'
import { type SecondHolder, UNDO_ID } from './useSecondHolder.ts'

const copy = holdersCopy.second

interface NoSecondHolderProps extends Pick<SecondHolder, 'removed' | 'undo' | 'add'> {
  /** Explains what happens to the details of a removed holder. */
  readonly removedText: string
}

/** In place of the second policy holder: the way to add one, and to bring back who was removed. */
export function NoSecondHolder({ removed, undo, add, removedText }: NoSecondHolderProps) {
  return (
    <Stack gap={16}>
      {removed && (
        <Alert severity="info" role="status" title={copy.removed}>
          <Stack gap={8} align="start">
            <p>{removedText}</p>
            <Button id={UNDO_ID} variant="quiet" onClick={undo}>
              <Icon of={UndoIcon} /> {copy.undo}
            </Button>
          </Stack>
        </Alert>
      )}
      <Stack gap={4} align="start">
        <Button onClick={add}>
          <Icon of={PlusIcon} size="small" /> {copy.add}
        </Button>
        <Text size={15} tone="soft">
          {copy.addNote}
        </Text>
      </Stack>
    </Stack>
  )
}
