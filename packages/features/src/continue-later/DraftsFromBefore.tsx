import { FLOWS, formatDay, timeOfDay } from '@coverkit/core'
import { isDeclined } from '@coverkit/flow-draft/account'
import { ButtonLink, Card, Heading, Inline, Stack, Text, VisuallyHidden } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { continueCopy, flowTitles } from './copy.ts'
import { isFlowName } from './flows.ts'

const copy = continueCopy.account.before

interface Found {
  readonly title: string
  readonly base: string
  readonly savedAt: string
}

/** What a customer began on this device before sign-in. Its flow asks whose it is, so it only leads there. */
export function DraftsFromBefore({ services }: { readonly services: PageServices }) {
  const [found, setFound] = useState<readonly Found[]>([])
  useEffect(() => {
    let isGone = false
    findDrafts(services).then(
      (drafts) => !isGone && setFound(drafts),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [services])
  if (found.length === 0) return null
  return (
    <section aria-labelledby="drafts-from-before">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={3} size={20} id="drafts-from-before">
            {copy.title}
          </Heading>
          <Text tone="soft">{copy.text}</Text>
        </Stack>
        {found.map(({ title, base, savedAt }) => (
          <Card key={base}>
            <Inline gap={16} spread>
              <Stack gap={4}>
                <Text>{title}</Text>
                <Text tone="soft">{continueCopy.list.saved(formatDay(savedAt), timeOfDay(savedAt))}</Text>
              </Stack>
              <ButtonLink href={base} fullOnPhone>
                {copy.open}
                <VisuallyHidden> {title}</VisuallyHidden>
              </ButtonLink>
            </Inline>
          </Card>
        ))}
      </Stack>
    </section>
  )
}

async function findDrafts(services: PageServices): Promise<readonly Found[]> {
  const offered = await (await services.drafts()).offered()
  return offered.flatMap(({ flow, savedAt }) => {
    if (!isFlowName(flow) || isDeclined({ flow, savedAt })) return []
    return [{ title: flowTitles[flow], base: FLOWS[flow].base, savedAt }]
  })
}
