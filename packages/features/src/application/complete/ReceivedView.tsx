import { useBrand } from '@coverkit/brand'
import { formatDay } from '@coverkit/core'
import { Container, Stack, WithSide } from '@coverkit/ui'
import { Arrival } from '#submission/arrival'
import { trackerCopy } from '#submission/tracker'
import type { SubmittedApplication } from '../answers.ts'
import { applicationCopy } from '../copy.ts'
import type { Applied } from './Applied.ts'
import { completeCopy as copy } from './copy.ts'
import { Overview } from './Overview.tsx'
import { Contact, OtherCover, WhileYouWait } from './WhileYouWait.tsx'

interface ReceivedViewProps {
  readonly submitted: SubmittedApplication
  readonly applied: Applied | null
}

/** A submitted application of which the server says no more than that it has it: there is nothing to follow. */
export function ReceivedView({ submitted: { reference, submittedAt }, applied }: ReceivedViewProps) {
  const brand = useBrand()
  return (
    <Container isPage>
      <title>{`${copy.received.title} | ${applicationCopy.flowTitle} | ${brand.name}`}</title>
      <Stack gap={16}>
        <Arrival
          title={copy.received.title}
          lead={copy.received.lead(applied?.insurer.supplierName ?? copy.insurer)}
          label={trackerCopy.reference}
          reference={reference}
          note={`${trackerCopy.referenceHint} ${copy.sentOn(formatDay(submittedAt))}`}
        />
        <WithSide
          aside={
            <Stack gap={20}>
              <Overview status={null} applied={applied} />
              <WhileYouWait applied={applied} />
              <Contact />
            </Stack>
          }
          asideLabel={copy.aside}
        >
          <OtherCover />
        </WithSide>
      </Stack>
    </Container>
  )
}
