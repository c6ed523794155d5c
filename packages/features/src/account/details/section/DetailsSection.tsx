import type { User, UserChanges } from '@coverkit/api-client'
import { Alert, Button, Text } from '@coverkit/ui'
import { useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { detailsCopy as copy } from '../copy.ts'
import { DetailsRow } from '../DetailsRow.tsx'
import { below } from '../details.css.ts'
import type { PolicyToNotify } from '../policiesToNotify.ts'
import { SectionForm } from './SectionForm.tsx'
import type { SectionKind } from './SectionKind.ts'
import { useFocusBack } from './useFocusBack.ts'

interface DetailsSectionProps<Field extends string> {
  readonly services: PageServices
  readonly kind: SectionKind<Field>
  readonly user: User
  readonly policies: readonly PolicyToNotify[]
  /** The changes are none where the customer leaves what another tab saved: the details are only read again. */
  readonly onSaved: (changes: UserChanges) => void
}

/** One section of the customer's details, and the way to change it. */
export function DetailsSection<Field extends string>(props: DetailsSectionProps<Field>) {
  const { services, kind, user, policies, onSaved } = props
  const [from, setFrom] = useState<User | null>(null)
  const [isSaved, setSaved] = useState(false)
  const button = useFocusBack(from !== null)
  const headingId = `details-${kind.id}`
  const close = (changes: UserChanges, isChanged: boolean) => {
    setFrom(null)
    setSaved(isChanged)
    onSaved(changes)
  }
  return (
    <DetailsRow
      id={headingId}
      title={kind.title}
      text={from === null && <Text>{kind.shown(user) ?? copy.notGiven}</Text>}
      action={
        from === null && (
          <Button
            ref={button}
            variant="quiet"
            onClick={() => {
              setSaved(false)
              setFrom(user)
            }}
          >
            {kind.change}
          </Button>
        )
      }
    >
      <div role="status" className={below}>
        {isSaved && from === null && <Alert severity="success" title={copy.saved} />}
      </div>
      {from && (
        <SectionForm
          services={services}
          kind={kind}
          user={from}
          policies={policies}
          onSaved={(changes) => close(changes, true)}
          onLeave={() => close({}, false)}
          onCancel={() => setFrom(null)}
        />
      )}
    </DetailsRow>
  )
}
