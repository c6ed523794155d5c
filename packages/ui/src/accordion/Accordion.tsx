import { type ReactElement, type ReactNode, useId } from 'react'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import * as styles from './accordion.css.ts'

/** What opens in an `Accordion`, and the words that open it. */
export type AccordionSection = {
  /** Unique in the accordion; a change of it makes a new, closed section. */
  id: string
  /** What is always shown and pressed to open the section; without links or buttons of its own. */
  title: ReactNode
  /** Opens the section at first. With `only` give it to one section. */
  open?: boolean | undefined
  /** What the section holds. It is in the page while the section is closed: browsers find its words. */
  content: ReactNode
}

/** What an `Accordion` holds. The browser keeps what is open: it cannot be controlled. */
export type AccordionProps = {
  /** In the order shown. */
  sections: readonly AccordionSection[]
  /** Opening a section closes the one that was open. Visitors then can't compare two answers: leave it off for questions. */
  only?: boolean | undefined
}

/**
 * Sections one under the other, each of which opens on demand. Made of the browser's own `details`: it works without script, finding
 * in the page opens a section, and it is printed open.
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
