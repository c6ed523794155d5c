import { type ReactElement, useEffect, useRef, useState } from 'react'

interface LiveFrameProps {
  readonly title: string
  /** Nothing in tests, which have no second frame. */
  readonly address: string | undefined
}

/**
 * A story in a page, which begins once its place is in sight: a browser's own lazy loading begins far above it, while the page
 * itself is still being drawn.
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
