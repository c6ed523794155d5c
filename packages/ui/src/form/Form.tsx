import type { ReactElement, ReactNode } from 'react'

/** Props of `Form`. `label` names it for assistive technology, where a page has several. */
export type FormProps = {
  onSubmit: () => void
  label?: string | undefined
  id?: string | undefined
  children: ReactNode
}

/** A form that only calls `onSubmit`: the page stays, and the browser's own checks are off. */
export function Form({ onSubmit, label, id, children }: FormProps): ReactElement {
  return (
    // Pressed before React arrives, `dialog` does nothing, where the default would put the answers into the address.
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
