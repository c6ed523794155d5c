import {
  Alert,
  Button,
  Icon,
  Inline,
  PlusIcon,
  Stack,
  Text,
  TrashIcon,
  UndoIcon,
  UserIcon,
} from '@coverkit/ui'
import { holdersCopy } from '../holders/holdersCopy.ts'
import { headingId } from './headingId.ts'
import { type SecondHolder, UNDO_ID } from './useSecondHolder.ts'

const copy = holdersCopy.second

interface SecondHolderActionsProps {
  readonly done: SecondHolder['done']
  /** The name of the person whose details the account has; null if it has none. */
  readonly savedName: string | null
  readonly onFillFromSaved: () => void
  readonly onCopyAddress: () => void
  readonly onRemove: () => void
}

/** Actions on the whole second policy holder. */
export function SecondHolderActions(props: SecondHolderActionsProps) {
  const { done, savedName, onFillFromSaved, onCopyAddress, onRemove } = props
  return (
    <Stack gap={8}>
      <Inline>
        {savedName !== null && (
          <Button onClick={onFillFromSaved}>
            <Icon of={UserIcon} size="small" /> <span>{copy.fillFrom(savedName)}</span>
          </Button>
        )}
        <Button onClick={onCopyAddress}>{copy.copyAddress}</Button>
        <Button variant="quiet" describedBy={headingId('second')} onClick={onRemove}>
          <Icon of={TrashIcon} size="small" /> {copy.remove}
        </Button>
      </Inline>
      <div role="status">{done && <Text>{copy[done]}</Text>}</div>
    </Stack>
  )
}

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
