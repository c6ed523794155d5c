import { ButtonLink, Inline } from '@coverkit/ui'
import { ACTIONS, type ActionName } from './actions.ts'
import { readingCopy as copy } from './copy.ts'
import * as styles from './reading.css.ts'

/** Next steps for the visitor. The design is quiet, so that no link urges a decision. */
export function Related({ actions }: { actions: readonly ActionName[] }) {
  return (
    <section className={styles.related} aria-labelledby="when-you-are-ready">
      <h2 className={styles.aboutHeading} id="when-you-are-ready">
        {copy.relatedHeading}
      </h2>
      <Inline>
        {actions.map((name) => (
          <ButtonLink key={name} href={ACTIONS[name].href} fullOnPhone>
            {ACTIONS[name].label}
          </ButtonLink>
        ))}
      </Inline>
    </section>
  )
}
