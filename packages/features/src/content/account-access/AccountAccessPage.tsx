import { Container, Heading, Link, Stack, Text } from '@coverkit/ui'
import * as styles from './accountAccess.css.ts'
import type { AccountAccessWords } from './copy.ts'

/** In place of sign-in while there is none: what will be here, and what can be done today. */
export function AccountAccessPage({ words }: { words: AccountAccessWords }) {
  return (
    <Container width="reading">
      <div className={styles.page}>
        <Stack gap={12}>
          <Heading level={1}>{words.title}</Heading>
          <Text size={20} tone="soft">
            {words.lead}
          </Text>
        </Stack>
        <section className={styles.today} aria-labelledby="today">
          <Heading level={2} size={24} id="today">
            {words.meanwhileHeading}
          </Heading>
          <ul className={styles.links}>
            {words.meanwhile.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} variant="standalone">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <Text>{words.call}</Text>
        </section>
        <section aria-labelledby="soon">
          <Stack gap={12}>
            <Heading level={2} size={24} id="soon">
              {words.heading}
            </Heading>
            <ul className={styles.list}>
              {words.soon.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Stack>
        </section>
      </div>
    </Container>
  )
}
