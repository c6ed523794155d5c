import { chooseParts, offeredLinks } from '@coverkit/brand'
import { Heading, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { type AccountRow, accountRows } from './accountRows.ts'
import { accountDraftsTexts, continueCopy, draftListTexts } from './copy.ts'
import { DraftRows } from './DraftRows.tsx'
import { deleteDraftMutation } from './mutations.ts'
import { openAccountDraft } from './openAccountDraft.ts'
import { accountDrafts, withoutAccountDraft } from './queries.ts'
import { useDraftList } from './useDraftList.ts'

const { list, account: copy } = continueCopy

interface AccountDraftListProps {
  readonly services: PageServices
  /** Called with the drafts that can be continued, once they are known and when they change; `isShown` while the list is on the page. */
  readonly onList?: ((drafts: readonly AccountRow[], isShown: boolean) => void) | undefined
}

/**
 * Lists the customer's drafts of this device and of the account: last saved, kept until, `Continue` and `Delete`.
 * Renders nothing where both are empty; a list that had a draft or a failure stays.
 */
export function AccountDraftList({ services, onList }: AccountDraftListProps) {
  const here = useDraftList(services)
  const stored = useAtomValue(accountDrafts(services), { store: services.store })
  const deletion = useMutation(async () => deleteDraftMutation)
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const [notice, setNotice] = useState<string | null>(null)
  // Before this device is read, a way on could lead elsewhere a moment later.
  const isRead = here.data !== undefined || here.hasFailed
  const rows = useMemo(
    () => (isRead ? offeredLinks(services.config, accountRows(here.data ?? [], stored.data ?? [])) : []),
    [services, isRead, here.data, stored.data],
  )
  const isEmpty = here.data !== undefined && stored.data !== undefined && rows.length === 0
  // Once it was there to be used it stays, since what was pressed may be gone and the focus goes to the heading.
  const [wasUsable, setWasUsable] = useState(false)
  if ((rows.length > 0 || here.hasFailed || stored.hasFailed) && !wasUsable) setWasUsable(true)
  const isShown = !isEmpty || wasUsable
  useEffect(() => {
    onList?.(rows, isShown)
  }, [rows, isShown, onList])
  const focusHeading = () => heading.current?.focus()

  async function goOn(row: AccountRow): Promise<void> {
    setNotice(copy.opening(row.title))
    await navigate(await openAccountDraft(services, row))
  }

  async function remove({ flow, title, inAccount }: AccountRow): Promise<void> {
    if (inAccount) {
      const { status } = await deletion.send(inAccount)
      if (status !== 'done') throw new Error(status)
      withoutAccountDraft(services, inAccount)
    }
    await (await services.drafts()).remove(flow)
    setNotice(inAccount ? copy.removed(title) : list.removed(title))
    // The button that was pressed is gone.
    focusHeading()
  }

  if (!isShown) return null
  return (
    <Stack as="section" labelledBy="drafts" gap={16}>
      <div>
        <Heading level={2} id="drafts" ref={heading} tabIndex={-1}>
          {copy.title}
        </Heading>
        <div role="status">{notice}</div>
      </div>
      <QueryView query={here} texts={draftListTexts} onRecovered={focusHeading}>
        {() => null}
      </QueryView>
      {rows.length > 0 && (
        <DraftRows
          drafts={rows}
          storedOf={(row) => row.stored}
          confirmationOf={({ title, inAccount }) =>
            inAccount ? copy.confirmation(title) : list.confirmation(title)
          }
          onRemove={remove}
          onContinue={goOn}
        />
      )}
      <QueryView query={stored} texts={accountDraftsTexts} onRecovered={focusHeading} lines={2}>
        {() => null}
      </QueryView>
      {isEmpty && <Text measure>{chooseParts(copy.none, services.config)}</Text>}
    </Stack>
  )
}
