import { FLOWS, type FlowTable } from '@coverkit/core'
import { isMailable } from '@coverkit/flow-draft/mail-link'
import { Inline, Link, SaveStatus, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { memo, useEffect, useState } from 'react'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import { mailLinkOffer } from './mailLinkOffer.ts'
import type { SavedFlowDraft } from './SavedFlowDraft.ts'
import { saveLine, saveMessages } from './saveMessages.ts'
import { useOnline } from './useOnline.ts'

const flows: FlowTable = FLOWS

const MailLinkDialog = lazyComponent(() => import('./MailLinkDialog.tsx'), 'MailLinkDialog')

interface SaveDetailsProps {
  readonly draft: SavedFlowDraft
  /** On a step: with the offer to go on with these answers elsewhere. */
  readonly isStep?: boolean | undefined
}

/** The passing word, the lasting line, what helps, and what the server refused. No key changes it. */
export const SaveDetails = memo(({ draft, isStep = false }: SaveDetailsProps) => {
  const status = useAtomValue(draft.statusAtom)
  const line = saveLine(status, useOnline(), { isInAccount: flows[draft.flow.name]?.isInAccount === true })
  useLeaveWarning(line.isAtRisk)
  const [confirming, setConfirming] = useState(false)
  const [open, setOpen] = useState(false)
  const mail = () => {
    setConfirming(true)
    setOpen(true)
  }
  const canMail = isStep && status.storedUntil !== undefined && isMailable(draft.flow.name)
  const retry = () => void draft.store().then(({ retry }) => retry(), ignore)
  const act = { send: retry, again: retry, reload: () => window.location.reload() }
  const { saveState, place } = status
  // The line says it once there is one.
  const isSaving = saveState === 'saving' && !line.isPassing
  const word = place !== 'device' ? 'idle' : isSaving ? 'saving' : saveState === 'saved' ? 'saved' : 'idle'
  return (
    <Stack gap={8}>
      <SaveStatus
        state={word}
        savingText={saveMessages.saving}
        savedText={saveMessages.saved}
        line={line.text}
        note={line.note}
        lineTone={line.tone}
        isLinePassing={line.isPassing}
        isAbove
        offer={canMail ? { label: mailLinkOffer, onPress: mail } : undefined}
        action={
          line.action ? { label: saveMessages.actions[line.action], onPress: act[line.action] } : undefined
        }
      />
      {line.places.length > 0 && (
        <Inline>
          {line.places.map(({ label, href }) =>
            href === null ? (
              <span key={label}>{label}</span>
            ) : (
              <Link key={label} variant="standalone" href={href}>
                {label}
              </Link>
            ),
          )}
        </Inline>
      )}
      {confirming && <MailLinkDialog draft={draft} open={open} onOpenChange={setOpen} />}
    </Stack>
  )
})

/** The status tells that the code could not be had. */
const ignore = () => undefined

/** Asks before the page is left. */
function useLeaveWarning(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined
    const warn = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAtRisk])
}
