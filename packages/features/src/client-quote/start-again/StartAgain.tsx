import { Button, Icon, Inline, Link, RotateCcwIcon } from '@coverkit/ui'
import { lazy, Suspense, useState } from 'react'

const Dialog = lazy(async () => ({ default: (await import('@coverkit/ui/dialog')).Dialog }))

interface StartAgainProps {
  readonly copy: {
    readonly button: string
    readonly title: string
    readonly text: string
    readonly confirm: string
    readonly retain: string
    readonly close: string
  }
  /** Where it leads, for a link in place of a button. */
  readonly href?: string
  readonly onConfirm: () => Promise<void>
}

/** Clears what a visitor gave, once they have confirmed it. */
export function StartAgain({ copy, href, onConfirm }: StartAgainProps) {
  const [isRequested, setRequested] = useState(false)
  const [open, setOpen] = useState(false)
  const request = () => {
    setRequested(true)
    setOpen(true)
  }
  return (
    <>
      {href === undefined ? (
        <Button variant="quiet" onClick={request}>
          {copy.button}
        </Button>
      ) : (
        <Link
          variant="standalone"
          href={href}
          onClick={(event) => {
            event.preventDefault()
            request()
          }}
        >
          <Icon of={RotateCcwIcon} />
          <span>{copy.button}</span>
        </Link>
      )}
      {isRequested && (
        <Suspense fallback={null}>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={copy.title}
            description={<p>{copy.text}</p>}
            closeLabel={copy.close}
          >
            <Inline gap={12}>
              <Button variant="primary" fullOnPhone onClick={() => void onConfirm()}>
                {copy.confirm}
              </Button>
              <Button fullOnPhone onClick={() => setOpen(false)}>
                {copy.retain}
              </Button>
            </Inline>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
