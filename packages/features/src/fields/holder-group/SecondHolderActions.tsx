import { fullName, type PolicyHolder } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { Button, Icon, Inline, Stack, Text, TrashIcon, UserIcon } from '@coverkit/ui'
import { useState } from 'react'
import type { ContactField } from '../holders/contactFields.ts'
import { headingId } from './headingId.ts'
import { secondActionsCopy as copy } from './secondActionsCopy.ts'
import { useSavedHolder } from './useSavedHolder.ts'
import type { SecondHolder } from './useSecondHolder.ts'
import { withCopiedAddress } from './withCopiedAddress.ts'
import { withSavedHolder } from './withSavedHolder.ts'

export interface SecondHolderActionsProps {
  readonly second: Pick<SecondHolder, 'change' | 'remove'>
  /** The id of the second holder. */
  readonly id: string
  /** The fields of the first holder, whose address can be copied. */
  readonly yours: InputValues<ContactField>
}

/** Actions on the whole second policy holder. */
export function SecondHolderActions({ second, id, yours }: SecondHolderActionsProps) {
  const saved = useSavedHolder()
  const [done, setDone] = useState<'copied' | 'filled' | null>(null)

  function copyAddress() {
    second.change((answers, of) => withCopiedAddress(answers, of.step, yours, id))
    setDone('copied')
  }

  function fillFrom(person: PolicyHolder) {
    second.change((answers, of) => withSavedHolder(of, answers, person, id))
    setDone('filled')
  }

  return (
    <Stack gap={8}>
      <Inline>
        {saved && (
          <Button onClick={() => fillFrom(saved)}>
            <Icon of={UserIcon} size="small" />{' '}
            <span>{copy.fillFrom(fullName(saved.firstName, saved.lastName))}</span>
          </Button>
        )}
        <Button onClick={copyAddress}>{copy.copyAddress}</Button>
        <Button variant="quiet" describedBy={headingId('second')} onClick={() => second.remove(id)}>
          <Icon of={TrashIcon} size="small" /> {copy.remove}
        </Button>
      </Inline>
      <div role="status">{done && <Text>{copy[done]}</Text>}</div>
    </Stack>
  )
}
