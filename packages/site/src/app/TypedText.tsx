import { useLayoutEffect, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const CONTROLS = '#root :is(input, textarea, select)[id]'

/** The controls of the page before React draws it, and the one that has the focus. */
const readPage = () =>
  typeof document === 'undefined'
    ? { controls: [], active: null }
    : { controls: [...document.querySelectorAll<Control>(CONTROLS)], active: document.activeElement }

/**
 * Keeps a visitor's entries in a prerendered page that React can't hydrate and renders again, because the browser has
 * translated it or an extension has added elements to it. It comes before the page, whose fields read their controls as
 * they mount.
 */
export function TypedText() {
  const [{ controls, active }] = useState(readPage)
  useLayoutEffect(() => {
    for (const old of controls) {
      const control = document.getElementById(old.id)
      if (old.isConnected || control?.nodeName !== old.nodeName) continue
      enterAgain(old, control as Control)
      if (old === active) control.focus()
    }
  }, [controls, active])
  return null
}

function enterAgain(old: Control, control: Control): void {
  if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) {
    if (old.type === 'file') return
    control.checked = old.checked
  }
  if (control.value !== old.value) control.value = old.value
}
