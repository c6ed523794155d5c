import { formatDay } from '@coverkit/core'
import { Alert, Button, Checkbox, ErrorSummary, Form, Inline, Stack, TextField } from '@coverkit/ui'
import { Dialog } from '@coverkit/ui/dialog'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { mailedLinkNotice } from '#common/collection-notice/notices/mailedLinkNotice.ts'
import { mailLinkCopy as copy } from './mailLinkCopy.ts'
import { mailLinkOffer } from './mailLinkOffer.ts'
import type { SavedFlowDraft } from './SavedFlowDraft.ts'
import { useMailLink } from './useMailLink.ts'

interface MailLinkDialogProps {
  readonly draft: SavedFlowDraft
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Asks for an address and consent, and mails a link to go on with these answers on another device. */
export function MailLinkDialog({ draft, open, onOpenChange }: MailLinkDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={mailLinkOffer} closeLabel={copy.close}>
      <MailLinkForm draft={draft} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function MailLinkForm({ draft, onClose }: { readonly draft: SavedFlowDraft; readonly onClose: () => void }) {
  const { form, set, errors, errorOf, formatOf, submitCount, busy, sent, failure, request } =
    useMailLink(draft)
  if (sent) {
    return (
      <Stack gap={16}>
        <Alert severity="success" role="status" title={copy.sent(sent.to)}>
          {copy.until(formatDay(sent.until))}
        </Alert>
        <Inline>
          <Button onClick={onClose}>{copy.close}</Button>
        </Inline>
      </Stack>
    )
  }
  return (
    <Stack gap={16}>
      <ErrorSummary heading={copy.problem} errors={errors} submitCount={submitCount} />
      {failure && (
        <Alert key={submitCount} severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <Form onSubmit={() => void request()} label={mailLinkOffer}>
        <Stack gap={16}>
          <CollectionNotice notice={mailedLinkNotice} />
          <TextField
            label={copy.email}
            name="link-email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            value={form.email}
            onChange={(email) => set({ email })}
            format={formatOf('email')}
            error={errorOf('email')}
          />
          <Checkbox
            label={copy.consent}
            name="link-consent"
            checked={form.consent}
            onChange={(consent) => set({ consent })}
            error={errorOf('consent')}
          />
          <Inline>
            <Button type="submit" variant="primary" busy={busy} busyLabel={copy.sending} fullOnPhone>
              {copy.send}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}
