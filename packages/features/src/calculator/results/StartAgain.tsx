import { stepPath } from '@coverkit/flow'
import { Button, Inline, Link } from '@coverkit/ui'
import { Dialog } from '@coverkit/ui/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePageServices } from '#common/page-services/index.ts'
import { calculatorDraft } from '../state.ts'
import { resultsCopy } from './copy.ts'

const copy = resultsCopy.startAgain

/** Clears the calculation, after asking. */
export function StartAgain() {
  const draft = calculatorDraft(usePageServices())
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState(false)
  const first = stepPath(draft.flow, 'about-you')
  const clear = async () => {
    await draft.restart()
    navigate(first)
  }
  return (
    <>
      <Link
        variant="standalone"
        href={first}
        onClick={(event) => {
          event.preventDefault()
          setConfirming(true)
        }}
      >
        {copy.link}
      </Link>
      <Dialog
        open={confirming}
        onOpenChange={setConfirming}
        title={copy.title}
        description={copy.text}
        closeLabel={copy.close}
      >
        <Inline gap={12}>
          <Button variant="primary" fullOnPhone onClick={() => void clear()}>
            {copy.confirm}
          </Button>
          <Button fullOnPhone onClick={() => setConfirming(false)}>
            {copy.retain}
          </Button>
        </Inline>
      </Dialog>
    </>
  )
}
