import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws something over any page, one that React renders or a static one. Gives what takes it away. */
export function showOver(draw: (remove: () => void) => ReactNode): () => void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const remove = () => {
    // After what is drawn has closed: it gives the focus back.
    setTimeout(() => {
      root.unmount()
      place.remove()
    })
  }
  root.render(draw(remove))
  return remove
}
