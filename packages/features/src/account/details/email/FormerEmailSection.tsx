import type { FormerEmail } from '@coverkit/identity'
import { Alert, Button, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { detailsCopy } from '../copy.ts'
import { DetailsRow } from '../DetailsRow.tsx'
import { action, below } from '../details.css.ts'
import { customerFormerEmails } from '../queries.ts'
import { useFocusBack } from '../section/useFocusBack.ts'
import { ReleaseForm } from './ReleaseForm.tsx'

const copy = detailsCopy.formerEmail
const HEADING = 'details-former-email'

interface FormerEmailSectionProps {
  readonly services: PageServices
}

/** For seven days after a change of the address: the old one can still take the account back, and may be given up. */
export function FormerEmailSection({ services }: FormerEmailSectionProps) {
  const { data = [] } = useAtomValue(customerFormerEmails(services), { store: services.store })
  const [isOpen, setOpen] = useState(false)
  const [isReleased, setReleased] = useState(false)
  const button = useFocusBack(isOpen)
  // The button that had the focus before the form is gone by then.
  useEffect(() => {
    if (isReleased) document.getElementById(HEADING)?.focus()
  }, [isReleased])
  if (data.length === 0 && !isReleased) return null
  const isHeld = data.length > 0
  return (
    <DetailsRow id={HEADING} title={copy.title} text={isHeld && <Reach former={data} />}>
      {isHeld && !isOpen && (
        // Below and not beside, where it would leave the sentences half of the width.
        <div className={action}>
          <Button ref={button} variant="quiet" onClick={() => setOpen(true)}>
            {copy.begin}
          </Button>
        </div>
      )}
      <div role="status" className={below}>
        {isReleased && !isHeld && (
          <Alert severity="success" title={copy.done}>
            {copy.doneText}
          </Alert>
        )}
      </div>
      {isHeld && isOpen && (
        <div className={below}>
          <ReleaseForm
            services={services}
            onReleased={() => {
              setOpen(false)
              setReleased(true)
            }}
            onCancel={() => setOpen(false)}
          />
        </div>
      )}
    </DetailsRow>
  )
}

function Reach({ former }: { readonly former: readonly FormerEmail[] }) {
  return (
    <>
      {former.map(({ email, until }) => (
        <Text key={email}>{copy.reach(email, until)}</Text>
      ))}
      <Text tone="soft">{copy.why}</Text>
    </>
  )
}
