import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react'

/** Props of `Form`: its fields and its submit handler. */
export type FormProps = {
  /** Called when a button of the type `submit` is pressed, or Enter in a field. Check the answers here. */
  onSubmit: () => void
  /** Accessible name, where a page has several forms. With it the form is a landmark. */
  label?: string | undefined
  /** `id` of the form. */
  id?: string | undefined
  /** The fields, and a `Button` of the type `submit`. */
  children: ReactNode
}

/**
 * A state that is set in a layout effect makes React run the other effects of a new form in the same task. Stores are
 * subscribed to in those: what was typed before would not be drawn, and React would put the former text back.
 */
function useEffectsAtOnce(): void {
  const [, setDrawn] = useState(false)
  useLayoutEffect(() => setDrawn(true), [])
}

/** A form that only calls `onSubmit`: the page stays, and the browser's own checks are off. */
export function Form({ onSubmit, label, id, children }: FormProps): ReactElement {
  useEffectsAtOnce()
  return (
    // Before React hydrates, `dialog` does nothing on submit; the default would put the answers into the
    // address.
    <form
      id={id}
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
