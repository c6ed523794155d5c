import { Button, Inline } from '@coverkit/ui'
import { lazy, Suspense, useState } from 'react'
import { mailLinkCopy } from './mailLinkCopy.ts'
import type { SavedFlowDraft } from './SavedFlowDraft.ts'

const MailLinkDialog = lazy(async () => ({ default: (await import('./MailLinkDialog.tsx')).MailLinkDialog }))

/** A quiet way to take these answers to another device. */
export function MailLinkButton({ draft }: { readonly draft: SavedFlowDraft }) {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <Inline>
      <Button
        variant="quiet"
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        {mailLinkCopy.open}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <MailLinkDialog draft={draft} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Inline>
  )
}
