import { mainActions } from '@coverkit/site/home'
import { ButtonLink, Heading, Text } from '@coverkit/ui'
import { BlossomDrawing } from './BlossomDrawing.tsx'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

export function Closing() {
  return (
    <section aria-labelledby="closing" className={styles.closing}>
      <div className={styles.closingInner}>
        <div className={styles.heroText}>
          <Heading level={2} size={38} id="closing">
            {copy.closing.heading}
          </Heading>
          <Text size={20}>{copy.closing.text}</Text>
          <div className={styles.actions}>
            <ButtonLink href={mainActions.quote} variant="primary" fullOnPhone>
              {copy.actions.quote}
            </ButtonLink>
            <ButtonLink href={mainActions.needs} fullOnPhone>
              {copy.actions.needs}
            </ButtonLink>
          </div>
          <Text size={15} tone="soft">
            {copy.closing.samples}
          </Text>
        </div>
        <BlossomDrawing />
      </div>
    </section>
  )
}
