import * as Radix from '@radix-ui/react-dialog'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { XIcon } from '../icon/icons.ts'
import { wordsApart } from '../text/wordsApart.tsx'
import * as styles from './dialog.css.ts'

/** Props of `Dialog`. It is controlled: nothing opens or closes until `open` changes. */
export type DialogProps = {
  /** Whether it is shown. The caller holds this state and changes it in `onOpenChange`. */
  open: boolean
  /** Called with false on Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void
  /** Heading and accessible name. */
  title: string
  /** Accessible description, read when the dialog opens. */
  description?: ReactNode
  /** Accessible name of the close button, which shows a cross. */
  closeLabel: string
  /** Content under the title and the description, with the buttons that close the dialog. */
  children?: ReactNode
}

/** Locks scrolling with a class: Radix's own lock injects a `<style>`, which a strict style policy refuses. */
function ScrollLock() {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.classList.add(styles.locked)
    return () => root.classList.remove(styles.locked)
  }, [])
  return null
}

/**
 * A modal dialog that traps focus and returns it on closing. Import it lazily from `@coverkit/ui/dialog`: it
 * brings Radix.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
}: DialogProps): ReactElement {
  const opener = useRef<Element | null>(null)
  // Without a Radix trigger, only this component can remember where the focus came from.
  const rememberFocus = () => {
    opener.current = document.activeElement
  }
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={styles.backdrop} />
        <div className={styles.place}>
          <Radix.Content
            className={styles.dialog}
            onOpenAutoFocus={rememberFocus}
            onCloseAutoFocus={returnFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <ScrollLock />
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && (
              <Radix.Description asChild>
                <div className={styles.description}>{description}</div>
              </Radix.Description>
            )}
            {wordsApart(children)}
            <Radix.Close className={styles.close} aria-label={closeLabel}>
              <Icon of={XIcon} />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
