import { Button, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { closingTexts, detailsCopy } from '../copy.ts'
import { DetailsRow } from '../DetailsRow.tsx'
import { accountClosing } from '../queries.ts'
import { useFocusBack } from '../section/useFocusBack.ts'
import { ClosingFacts } from './ClosingFacts.tsx'
import { ClosingForm } from './ClosingForm.tsx'
import { ClosingPending } from './ClosingPending.tsx'

const copy = detailsCopy.close
const HEADING = 'details-close'

interface ClosePanelProps {
  readonly services: PageServices
}

/** Closes the account after showing what closing does, or cancels a pending closing. */
export function ClosePanel({ services }: ClosePanelProps) {
  const query = useAtomValue(accountClosing(services), { store: services.store })
  const [isOpen, setOpen] = useState(false)
  const button = useFocusBack(isOpen)
  const closing = query.data?.closing
  const canBegin = closing === null
  return (
    <DetailsRow
      id={HEADING}
      title={copy.title}
      text={canBegin && !isOpen && <Text tone="soft">{copy.lead}</Text>}
      action={
        canBegin &&
        !isOpen && (
          <Button ref={button} variant="quiet" onClick={() => setOpen(true)}>
            {copy.begin}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        texts={closingTexts}
        onRecovered={() => document.getElementById(HEADING)?.focus()}
      >
        {(read) =>
          read.closing === null ? (
            isOpen && (
              <Stack gap={24}>
                <ClosingFacts closing={read} />
                <ClosingForm
                  services={services}
                  onClosing={() => {
                    setOpen(false)
                    void query.refetch()
                  }}
                  onCancel={() => setOpen(false)}
                />
              </Stack>
            )
          ) : (
            <ClosingPending closesAt={read.closing.closesAt} onCancelled={() => void query.refetch()} />
          )
        }
      </QueryView>
    </DetailsRow>
  )
}
