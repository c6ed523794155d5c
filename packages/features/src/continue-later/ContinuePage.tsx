import { Link, Stack, Text } from '@coverkit/ui'
import type { PageServices } from '#common/page-services/index.ts'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { continueCopy } from './copy.ts'
import { Resume } from './Resume.tsx'

const copy = continueCopy.page

interface ContinuePageProps {
  readonly services: PageServices
  /** From the link; null when the page was opened without one. */
  readonly token: string | null
}

/** `/continue`: answers from a mailed link, on this device. */
export function ContinuePage({ services, token }: ContinuePageProps) {
  return (
    <PlainPage title={copy.title}>
      {token === null ? <NoLink /> : <Resume services={services} token={token} />}
    </PlainPage>
  )
}

function NoLink() {
  return (
    <Stack gap={16}>
      <Text size={20}>{copy.noLink.lead}</Text>
      <Text>{copy.noLink.text}</Text>
      <Link href="/" variant="standalone">
        {copy.noLink.home}
      </Link>
    </Stack>
  )
}
