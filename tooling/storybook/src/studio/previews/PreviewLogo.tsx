import { useBrand } from '@coverkit/brand'
import type { LogoDrawing } from '@coverkit/generate/brand-files'
import { VisuallyHidden } from '@coverkit/ui'
import { createElement, Fragment, type ReactElement } from 'react'
import type { StudioLogo } from '../brand/StudioBrand.ts'
import './previewLogo.css'

/** The generator's mark, as its template draws it. */
const MARK: LogoDrawing = {
  viewBox: '0 0 40 40',
  width: 36,
  height: 36,
  shapes: [
    { tag: 'path', d: 'M2 21a18 18 0 0 1 36 0Z', fill: 'var(--ck-colour-action)' },
    { tag: 'circle', cx: '20', cy: '31', r: '7', fill: 'var(--ck-colour-accent)' },
  ],
}

export function Drawing({ viewBox, width, height, shapes }: LogoDrawing): ReactElement {
  const drawn = shapes.map(({ tag, ...attributes }) => createElement(tag, attributes))
  return (
    <svg
      className="preview-mark"
      viewBox={viewBox}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {createElement(Fragment, null, ...drawn)}
    </svg>
  )
}

/** The logo of the brand that is edited, as the exported folder draws it. */
export function PreviewLogo({ kind, drawing, hasLettering }: StudioLogo): ReactElement {
  const { name } = useBrand()
  const shown = kind === 'mark' ? MARK : drawing
  if (kind === 'name' || shown === null) return <span className="preview-word">{name}</span>
  const isLettered = kind === 'drawing' && hasLettering
  return (
    <span className="preview-logo">
      <Drawing {...shown} />
      {isLettered ? <VisuallyHidden>{name}</VisuallyHidden> : <span className="preview-word">{name}</span>}
    </span>
  )
}
