import { Button, Inline } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { ClaimPage } from '../claim/ClaimPage.tsx'
import { claimPageCopy as copy } from '../claim/claimPageCopy.ts'
import { claimDraft } from '../state.ts'

/** The claim that was lodged just now, and the way to another one. */
export default function CompletePage() {
  const draft = claimDraft(usePageServices())
  const { submitted } = useAtomValue(draft.answersAtom)
  if (submitted === null) return null

  async function again(): Promise<void> {
    await draft.restart()
    // A page of its own: nothing of the claim before is left on it.
    window.location.assign(`${draft.flow.base}/your-claim`)
  }
  return (
    <ClaimPage
      id={submitted.id}
      lodged={submitted.reference}
      after={
        <Inline>
          <Button onClick={() => void again()}>{copy.again}</Button>
        </Inline>
      }
    />
  )
}
