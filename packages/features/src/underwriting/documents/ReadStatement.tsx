import { type DocumentVersion, documentsOf } from '@coverkit/core'
import type { ComponentProps } from 'react'
import { Statement } from '#fields/controls'
import { documentsCopy as copy } from './documentsCopy.ts'
import { openedKey } from './openedKey.ts'

interface ReadStatementProps extends Omit<ComponentProps<typeof Statement>, 'label' | 'note' | 'isDisabled'> {
  /** Whether the documents are on the page. */
  readonly isShown: boolean
  readonly offered: readonly DocumentVersion[]
  readonly opened: readonly string[]
}

/** That the documents were read. Once it is ticked, it names those that were never opened, and bars nothing. */
export function ReadStatement({ isShown, offered, opened, ...field }: ReadStatementProps) {
  const unopened = documentsOf('insurerPdsAndPrivacy', offered).filter(
    (document) => !opened.includes(openedKey(document)),
  )
  const isTicked = field.value === 'yes' && unopened.length > 0
  const unread = isTicked ? copy.unopened(unopened.map(({ name }) => name).join(' or ')) : undefined
  return (
    <Statement
      label={copy.acceptances.insurerPdsAndPrivacy}
      note={isShown ? unread : copy.unseen}
      isDisabled={!isShown}
      {...field}
    />
  )
}
