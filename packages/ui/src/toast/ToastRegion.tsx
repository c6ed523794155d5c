import { type FocusEvent, type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react'
import { ToastContext, type ToastMessage } from './ToastContext.ts'
import { ToastItem } from './ToastItem.tsx'
import * as styles from './toast.css.ts'

/** The one region of a page for passing messages. */
export type ToastRegionProps = {
  /** Accessible name of the region, such as `Messages`. */
  label: string
  /** The page, whose components show messages with `useToast`. */
  children: ReactNode
}

type Shown = ToastMessage & { key: number }

/** Shows messages in a corner over the page, politely announced, the newest last. Put one around everything. */
export function ToastRegion({ label, children }: ToastRegionProps): ReactElement {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const count = useRef(0)
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const show = useCallback((message: ToastMessage) => {
    count.current += 1
    const key = count.current
    setShown((others) => [...others, { ...message, key }])
  }, [])
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      before.current = relatedTarget
  }
  const remove = (key: number) => {
    // The focused toast is removed: move focus back to where it came from.
    if (region.current?.contains(document.activeElement)) (before.current ?? region.current).focus()
    setShown((others) => others.filter((other) => other.key !== key))
  }
  return (
    <ToastContext value={show}>
      {children}
      <section ref={region} aria-label={label} tabIndex={-1} className={styles.region} onFocus={remember}>
        <div role="status" aria-atomic="false" aria-relevant="additions" className={styles.list}>
          {shown.map(({ key, ...message }) => (
            <ToastItem key={key} message={message} onRemove={() => remove(key)} />
          ))}
        </div>
      </section>
    </ToastContext>
  )
}
