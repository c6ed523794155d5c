import { Button, Inline } from '@coverkit/ui'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { type QuoteDraftStore, RESULT_PATH } from '#quote/flow'
import { confirmCopy } from './copy.ts'

const Dialog = lazy(async () => ({ default: (await import('@coverkit/ui/dialog')).Dialog }))

/** Forgets the chosen insurer, after asking. */
export function StartAgain({ draft }: { readonly draft: QuoteDraftStore }) {
  const { startAgain } = confirmCopy
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState(false)
  const [open, setOpen] = useState(false)

  async function confirmStart(): Promise<void> {
    await navigate(RESULT_PATH)
    draft.update((answers) => ({ ...answers, selected: null }))
    void draft.enqueue()
  }

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setConfirming(true)
          setOpen(true)
        }}
      >
        {startAgain.button}
      </Button>
      {confirming && (
        <Suspense fallback={null}>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={startAgain.title}
            description={<p>{startAgain.text}</p>}
            closeLabel={startAgain.close}
          >
            <Inline>
              <Button variant="primary" onClick={() => void confirmStart()}>
                {startAgain.confirm}
              </Button>
              <Button onClick={() => setOpen(false)}>{startAgain.retain}</Button>
            </Inline>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
