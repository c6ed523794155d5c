import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'

export interface PreviewSize {
  readonly width: number
  readonly height: number
}

interface PreviewFrameProps {
  readonly title: string
  /** Null before its turn to load. */
  readonly address: string | null
  readonly size: PreviewSize
  /** Decorative: nothing in it can be pressed. */
  readonly isSmall?: boolean
  readonly onLoad?: () => void
}

/** A page rendered at a width, scaled down to its place. */
export function PreviewFrame({
  title,
  address,
  size,
  isSmall = false,
  onLoad,
}: PreviewFrameProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / size.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [size.width])
  return (
    <div ref={place} className="studio-frame" inert={isSmall} style={{ blockSize: size.height * scale }}>
      {address !== null && (
        <iframe
          title={title}
          src={address}
          width={size.width}
          height={size.height}
          style={{ scale: String(scale) }}
          onLoad={onLoad}
        />
      )}
    </div>
  )
}
