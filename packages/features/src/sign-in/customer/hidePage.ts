/** Form fields that keep a caret. */
type TextControl = HTMLInputElement | HTMLTextAreaElement

const isTextControl = (element: Element | null): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Puts the focus, and the caret where there is one, back to where they are now. */
function rememberFocus(): () => void {
  const { activeElement: focused } = document
  const caret = isTextControl(focused) ? [focused.selectionStart, focused.selectionEnd] : []
  return () => {
    if (!(focused instanceof HTMLElement)) return
    focused.focus({ preventScroll: true })
    const [start, end] = caret
    if (isTextControl(focused) && typeof start === 'number') focused.setSelectionRange(start, end ?? start)
  }
}

/**
 * Takes the whole page out of sight, of reach and of the accessibility tree, in one go, and loses nothing that was typed.
 * Gives what brings it back as it was. What is added to the body later stays visible.
 */
export function hidePage(): () => void {
  const { scrollX, scrollY } = window
  const returnFocus = rememberFocus()
  const parts = [...document.body.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && !part.hidden,
  )
  for (const part of parts) {
    part.hidden = true
    part.inert = true
  }
  return () => {
    for (const part of parts) {
      part.hidden = false
      part.inert = false
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    // After the modal dialog of the moment is gone, which holds the focus.
    setTimeout(returnFocus)
  }
}
