import { fullName, type PolicyHolder } from '@coverkit/core'
import { Button, Icon, Inline, Stack, Text, TrashIcon, UserIcon } from '@coverkit/ui'
import { holdersCopy } from '../holders/holdersCopy.ts'
import { headingId } from './headingId.ts'
import type { SecondHolder } from './useSecondHolder.ts'

const copy = holdersCopy.second

export interface SecondHolderActionsProps {
  readonly done: SecondHolder['done']
  /** The person whose details the account has; null if it has none. */
  readonly saved: Pick<PolicyHolder, 'firstName' | 'lastName'> | null
  readonly onFillFromSaved: () => void
  readonly onCopyAddress: () => void
  readonly onRemove: () => void
}

/** Actions on the whole second policy holder. */
export function SecondHolderActions(props: SecondHolderActionsProps) {
  const { done, saved, onFillFromSaved, onCopyAddress, onRemove } = props
  return (
    <Stack gap={8}>
      <Inline>
        {saved && (
          <Button onClick={onFillFromSaved}>
            <Icon of={UserIcon} size="small" />{' '}
            <span>{copy.fillFrom(fullName(saved.firstName, saved.lastName))}</span>
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
