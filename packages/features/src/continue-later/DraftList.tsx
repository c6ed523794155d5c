import { Heading, QueryView, Stack, Text } from '@coverkit/ui'
import { useEffect, useRef, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { continueCopy, draftListTexts } from './copy.ts'
import { DraftItem } from './DraftItem.tsx'
import { drafts as list } from './draftList.css.ts'
import { type ListedDraft, useDraftList } from './useDraftList.ts'

const copy = continueCopy.list

interface DraftListProps {
  readonly services: PageServices
  readonly title: string
  /** Shown where there are none; nothing at all when absent. */
  readonly none?: string
  /** Told how many there are, once that is known and when it changes. */
  readonly onCount?: (count: number) => void
  /** Told what there is, once that is known and when it changes. */
  readonly onList?: ((drafts: readonly ListedDraft[]) => void) | undefined
}

/** What was begun and can be gone on with: last saved, kept until, `Continue` and `Delete`. */
export function DraftList({ services, title, none, onCount, onList }: DraftListProps) {
  const query = useDraftList(services)
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const count = query.data?.length
  useEffect(() => {
    if (count !== undefined) onCount?.(count)
  }, [count, onCount])
  useEffect(() => {
    if (query.data) onList?.(query.data)
  }, [query.data, onList])
  if (none === undefined && removed === null && !count) return null

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
        <QueryView
          query={query}
          texts={draftListTexts}
          onRecovered={() => heading.current?.focus()}
          isEmpty={({ length }) => length === 0}
          empty={none && <Text>{none}</Text>}
        >
          {(drafts) => (
            <ul className={list}>
              {drafts.map((draft) => (
                <li key={draft.flow}>
                  <DraftItem draft={draft} onRemove={() => remove(draft)} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Stack>
    </section>
  )
}
