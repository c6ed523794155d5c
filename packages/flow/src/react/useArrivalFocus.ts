import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

let lastFocused: string | null = null

/** Moves the focus to the page's `h1` after a navigation inside the app, never on the first load. */
export function useArrivalFocus(): void {
  const { key } = useLocation()
  const navigation = useNavigationType()
  useEffect(() => {
    const firstLoad = lastFocused === null
    const repeated = lastFocused === key
    lastFocused = key
    if (firstLoad || repeated) return
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: navigation === 'POP' })
  }, [key, navigation])
}
