import { Tabs } from '@coverkit/ui'
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'

/** A part of the editor and the sections in it. */
interface Part {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

interface PartsProps {
  readonly parts: readonly Part[]
  /** Content above the parts, with links to fields in them. */
  readonly above: ReactNode
  /** Content below the parts, with links to fields in them. */
  readonly below: ReactNode
}

const PLACE = 'data-studio-part'

/** Returns the part that contains the field which a link leads to. */
function partOfLink({ target }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#field-"]') : null
  const field = link && document.getElementById(decodeURIComponent(link.hash.slice(1)))
  return field?.closest(`[${PLACE}]`)?.getAttribute(PLACE) ?? undefined
}

/** Shows the parts of the editor, one at a time. A link to a field of another part shows that part first. */
export function Parts({ parts, above, below }: PartsProps): ReactElement {
  const [selected, setSelected] = useState(parts[0]?.id)
  const show = (event: MouseEvent) => {
    const part = partOfLink(event)
    // The link focuses its field next, which has to be visible by then.
    if (part !== undefined) flushSync(() => setSelected(part))
  }
  return (
    <div className="studio-editor" onClickCapture={show}>
      {above}
      <Tabs
        label="Parts of the brand"
        selected={selected}
        onSelect={setSelected}
        tabs={parts.map(({ id, label, content }) => ({
          id,
          label,
          content: (
            <div className="studio-part" {...{ [PLACE]: id }}>
              {content}
            </div>
          ),
        }))}
      />
      {below}
    </div>
  )
}
