import { formatDay } from '@coverkit/core'
import type { DraftOffer } from '@coverkit/flow-draft/account'
import { Alert, Button, Inline, Stack, Text } from '@coverkit/ui'
import { useState } from 'react'
import { accountOfferCopy } from './accountOfferCopy.ts'
import type { SavedFlowDraft } from './SavedFlowDraft.ts'

interface AccountOfferProps {
  readonly draft: SavedFlowDraft
  readonly offer: DraftOffer
}

/** Asks which answers to go on with, where signing in or another device brought others. */
export function AccountOffer({ draft, offer }: AccountOfferProps) {
  const [busy, setBusy] = useState(false)
  const { from, savedAt, replaces } = offer
  const copy = accountOfferCopy[from]
  const resolveOffer = (takes: boolean) => {
    setBusy(true)
    void draft
      .store()
      .then(({ resolveOffer }) => resolveOffer(takes))
      .catch(() => undefined)
      .then(() => setBusy(false))
  }
  return (
    <Alert severity="info" role="alert" title={copy.title}>
      <Stack gap={16}>
        <Text>
          {replaces === null
            ? copy.text(formatDay(savedAt))
            : copy.replacing(formatDay(savedAt), formatDay(replaces))}
        </Text>
        <Inline gap={12}>
          <Button busy={busy} fullOnPhone onClick={() => resolveOffer(true)}>
            {copy.take}
          </Button>
          <Button busy={busy} fullOnPhone onClick={() => resolveOffer(false)}>
            {replaces === null ? copy.leave : copy.retain}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
