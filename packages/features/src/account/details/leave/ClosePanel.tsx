import type { AccountClosing } from '@coverkit/api-client'
import { Button, Card, Heading, Inline, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { closingTexts, detailsCopy } from '../copy.ts'
import { accountClosing } from '../queries.ts'
import { useFocusBack } from '../section/useFocusBack.ts'
import { ClosingFacts } from './ClosingFacts.tsx'
import { ClosingForm } from './ClosingForm.tsx'
import { ClosingPending } from './ClosingPending.tsx'

const copy = detailsCopy.close

interface ClosePanelProps {
  readonly services: PageServices
}

/** Closes the account, once it is clear what goes on and what stays; or keeps one that is about to close. */
export function ClosePanel({ services }: ClosePanelProps) {
  const query = useAtomValue(accountClosing(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card as="section" labelledBy="details-close">
      <Stack gap={16}>
        <Heading level={2} size={20} id="details-close" ref={heading} tabIndex={-1}>
          {copy.title}
        </Heading>
        <QueryView query={query} texts={closingTexts} onRecovered={() => heading.current?.focus()}>
          {(closing) =>
            closing.closing === null ? (
              <Open services={services} closing={closing} onClosing={() => void query.refetch()} />
            ) : (
              <ClosingPending closesAt={closing.closing.closesAt} onCancelled={() => void query.refetch()} />
            )
          }
        </QueryView>
      </Stack>
    </Card>
  )
}

interface OpenProps extends ClosePanelProps {
  readonly closing: AccountClosing
  readonly onClosing: () => void
}

function Open({ services, closing, onClosing }: OpenProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useFocusBack(isOpen)
  if (!isOpen)
    return (
      <>
        <Text measure>{copy.lead}</Text>
        <Inline>
          <Button ref={button} onClick={() => setOpen(true)}>
            {copy.begin}
          </Button>
        </Inline>
      </>
    )
  return (
    <Stack gap={24}>
      <ClosingFacts closing={closing} />
      <ClosingForm services={services} onClosing={onClosing} onCancel={() => setOpen(false)} />
    </Stack>
  )
}
