import type { ApplicationCopy } from '@coverkit/api-client'
import { timeOfDay } from '@coverkit/core'
import { Alert, type QueryState } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import { applicationFacts } from '#submission/tracker'
import { interimUntil } from '../complete/Applied.ts'
import { SubmittedView } from '../complete/SubmittedView.tsx'
import { CopyInAccount } from '../complete/WhileYouWait.tsx'
import { copyByCodeCopy } from './copy.ts'

/** An application that was read with the code is as new as it has to be for the hour of its copy. */
const readOnce = (data: ApplicationCopy['application']): QueryState<ApplicationCopy['application']> => ({
  data,
  hasFailed: false,
  isFetching: false,
  staleSince: null,
  refetch: async () => undefined,
})

/** The copy of an application, as its last page shows it. */
export function OpenCopy({
  copy: { application, secret, secretEndsAt },
}: {
  readonly copy: ApplicationCopy
}) {
  const place = useRef<HTMLDivElement>(null)
  // The button that led here is gone.
  useEffect(() => place.current?.focus(), [])
  const { id, reference, status, submittedAt, insurer } = application
  return (
    <div ref={place} tabIndex={-1}>
      <SubmittedView
        submitted={{ id, reference, status, submittedAt, secret, email: null }}
        query={readOnce(application)}
        applied={{
          insurer,
          facts: applicationFacts(application),
          interimUntil: interimUntil(
            application.covers.map(({ cover }) => cover),
            submittedAt,
          ),
        }}
        canSendLink={false}
        notice={<Alert severity="info">{copyByCodeCopy.opened(timeOfDay(secretEndsAt))}</Alert>}
        follow={<CopyInAccount />}
      />
    </div>
  )
}
