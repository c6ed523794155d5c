import { Heading, QueryView, Stack } from '@coverkit/ui'
import { useEffect, useRef, useState } from 'react'
import { storedNote } from '#common/draft/storedCopy.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { continueCopy, draftListTexts } from './copy.ts'
import { DraftRows } from './DraftRows.tsx'
import { type ListedDraft, useDraftList } from './useDraftList.ts'

const copy = continueCopy.list

interface DraftListProps {
  readonly services: PageServices
  readonly title: string
  /** Called with the number of drafts once it is known and when it changes. */
  readonly onCount?: (count: number) => void
}

/** Lists the drafts that can be continued: last saved, kept until, `Continue` and `Delete`. */
export function DraftList({ services, title, onCount }: DraftListProps) {
  const query = useDraftList(services)
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const count = query.data?.length
  useEffect(() => {
    if (count !== undefined) onCount?.(count)
  }, [count, onCount])
  if (removed === null && !count) return null

  async function remove({ flow, title: name }: ListedDraft): Promise<void> {
    await (await services.drafts()).remove(flow)
    setRemoved(copy.removed(name))
    // The button that was pressed is gone.
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="drafts">
      <Stack gap={24}>
        <div>
          <Heading level={2} size={30} id="drafts" ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <div role="status">{removed}</div>
        </div>
        <QueryView query={query} texts={draftListTexts} onRecovered={() => heading.current?.focus()}>
          {(drafts) => (
            <DraftRows
              drafts={drafts}
              storedOf={({ expiresAt }) => storedNote(expiresAt)}
              confirmationOf={({ title: name }) => copy.confirmation(name)}
              onRemove={remove}
            />
          )}
        </QueryView>
      </Stack>
    </section>
  )
}
