import { type RefObject, useEffect, useRef, useState } from 'react'

type OpenList = {
  ref: RefObject<HTMLDivElement | null>
  isOpen: boolean
  toggle: () => void
  close: () => void
}

/** Whether the list is open: Escape closes it and returns the focus; a press or focus elsewhere closes it too. */
export function useOpenList(): OpenList {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      ref.current?.querySelector('button')?.focus()
    }
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [isOpen])
  return { ref, isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false) }
}
