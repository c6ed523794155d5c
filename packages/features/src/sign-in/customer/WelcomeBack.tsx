import { Alert, Button, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { customerCopy } from './customerCopy.ts'
import * as styles from './welcomeBack.css.ts'

const copy = customerCopy.away

type WelcomeBackProps = {
  /** False when the session could not be renewed. */
  readonly onContinue: () => Promise<boolean>
  readonly onLogOut: () => void
}

/** Covers a page whose customer was away, until they say that it is them. */
export function WelcomeBack({ onContinue, onLogOut }: WelcomeBackProps) {
  const cover = useRef<HTMLDialogElement>(null)
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle')
  useLayoutEffect(() => cover.current?.showModal(), [])
  async function goOn(): Promise<void> {
    setProgress('busy')
    if (!(await onContinue())) setProgress('failed')
  }
  return (
    <dialog
      ref={cover}
      className={styles.cover}
      aria-labelledby="welcome-back"
      aria-describedby="welcome-back-text"
      // Escape closes a dialog; this one stays.
      onCancel={(event) => event.preventDefault()}
      onClose={() => cover.current?.showModal()}
    >
      <div className={styles.card}>
        <Stack gap={24}>
          <Heading level={1} id="welcome-back">
            {copy.title}
          </Heading>
          <div id="welcome-back-text">
            <Text>{copy.text}</Text>
          </div>
          {progress === 'failed' && (
            <Alert severity="error" role="alert" title={navigator.onLine ? copy.failed : copy.offline} />
          )}
          <Inline>
            <Button
              variant="primary"
              fullOnPhone
              busy={progress === 'busy'}
              busyLabel={copy.busy}
              onClick={() => void goOn()}
            >
              {copy.goOn}
            </Button>
            <Button variant="quiet" onClick={onLogOut}>
              {copy.logOut}
            </Button>
          </Inline>
        </Stack>
      </div>
    </dialog>
  )
}
