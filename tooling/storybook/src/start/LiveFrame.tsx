import { type ReactElement, useEffect, useRef, useState } from 'react'

interface LiveFrameProps {
  readonly title: string
  /** Nothing in tests, which have no second frame. */
  readonly address: string | undefined
}

/**
 * A story in a page, which loads once its place is visible: a browser's own lazy loading starts far above it,
 * while the page itself is still being rendered.
 */
export function LiveFrame({ title, address }: LiveFrameProps): ReactElement {
  const place = useRef<HTMLIFrameElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const frame = place.current
    if (!frame) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return <iframe ref={place} className="layer-frame" title={title} src={isSeen ? address : undefined} />
}
