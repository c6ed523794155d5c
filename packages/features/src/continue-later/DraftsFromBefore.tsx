import { FLOWS, formatDay, timeOfDay } from '@coverkit/core'
import { isDeclined } from '@coverkit/flow-draft/account'
import {
  ButtonLink,
  Card,
  Heading,
  PencilIcon,
  Rows,
  Stack,
  TaskRow,
  Text,
  VisuallyHidden,
} from '@coverkit/ui'
import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { continueCopy } from './copy.ts'
import { isFlowName } from './flows.ts'

const copy = continueCopy.account.before

interface Found {
  readonly title: string
  readonly base: string
  readonly savedAt: string
}

/**
 * Lists the drafts that a customer began on this device before sign-in. A row only links to its flow, which asks
 * whose the draft is.
 */
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
    <Stack as="section" labelledBy="drafts-from-before" gap={16}>
      <div>
        <Heading level={2} id="drafts-from-before">
          {copy.title}
        </Heading>
        <Text tone="soft">{copy.text}</Text>
      </div>
      <Card flush>
        <Rows labelledBy="drafts-from-before" inset>
          {found.map(({ title, base, savedAt }) => (
            <li key={base}>
              <TaskRow
                icon={PencilIcon}
                title={title}
                text={
                  <Text size={15} tone="soft">
                    {continueCopy.list.saved(formatDay(savedAt), timeOfDay(savedAt))}
                  </Text>
                }
                action={
                  <ButtonLink href={base} size="small">
                    {copy.open}
                    <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                  </ButtonLink>
                }
              />
            </li>
          ))}
        </Rows>
      </Card>
    </Stack>
  )
}

async function findDrafts(services: PageServices): Promise<readonly Found[]> {
  const offered = await (await services.drafts()).offered()
  return offered.flatMap(({ flow, savedAt }) => {
    if (!isFlowName(flow) || isDeclined({ flow, savedAt })) return []
    return [{ title: FLOWS[flow].title, base: FLOWS[flow].base, savedAt }]
  })
}
