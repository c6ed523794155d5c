import { type ReactElement, type ReactNode, useId } from 'react'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import * as styles from './accordion.css.ts'

/** A section of an `Accordion`, with the text that opens it. */
export type AccordionSection = {
  /** Unique in the accordion. Changing it makes a new, closed section. */
  id: string
  /** The part that is always shown and is pressed to open the section; without links or buttons of its own. */
  title: ReactNode
  /** Opens the section on the first render. With `only`, give it to one section. */
  open?: boolean | undefined
  /** The section's content. It is in the page while the section is closed, so find in page searches it. */
  content: ReactNode
}

/** Props of `Accordion`. It is uncontrolled: the browser holds which sections are open. */
export type AccordionProps = {
  /** In the order shown. */
  sections: readonly AccordionSection[]
  /** Opening a section closes the open one. Leave it off for questions: two answers can't be compared then. */
  only?: boolean | undefined
}

/**
 * Sections one under the other, each of which opens on demand. They are native `details` elements: they work
 * without script, find in page opens a section, and they are printed open.
 */
export function Accordion({ sections, only = false }: AccordionProps): ReactElement {
  const name = useId()
  return (
    <div className={styles.accordion}>
      {sections.map(({ id, title, open, content }) => (
        <div key={id}>
          <Disclosure variant="block" summary={title} open={open} group={only ? name : undefined}>
            {content}
          </Disclosure>
        </div>
      ))}
    </div>
  )
}
