import { offeredLinks, useBrand } from '@coverkit/brand'
import { ButtonLink, Inline } from '@coverkit/ui'
import { ACTIONS, type ActionName } from './actions.ts'
import { readingCopy as copy } from './copy.ts'
import * as styles from './reading.css.ts'
import { fillSlots } from './slots.ts'

/** Next steps for the visitor. The design is quiet, so that no link urges a decision. */
export function Related({ actions }: { actions: readonly ActionName[] }) {
  const brand = useBrand()
  const links = offeredLinks(
    brand,
    actions.map((name) => ACTIONS[name]),
  )
  if (links.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="when-you-are-ready">
      <h2 className={styles.aboutHeading} id="when-you-are-ready">
        {copy.relatedHeading}
      </h2>
      <Inline>
        {links.map(({ href, label }) => (
          <ButtonLink key={href} href={href} fullOnPhone>
            {fillSlots(label, brand)}
          </ButtonLink>
        ))}
      </Inline>
    </section>
  )
}
