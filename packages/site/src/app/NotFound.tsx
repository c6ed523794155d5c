import { Container, Heading, Link, Stack, Text } from '@coverkit/ui'
import { siteCopy } from '../siteCopy.ts'
import * as styles from './app.css.ts'

const { notFound } = siteCopy

/** For addresses that lead nowhere: on the host's 404 page and inside the app. */
export function NotFound() {
  return (
    <Container>
      <div className={styles.message}>
        <Stack gap={24}>
          <Heading level={1}>{notFound.title}</Heading>
          <Text size={20} tone="soft">
            {notFound.lead}
          </Text>
          <ul className={styles.ways}>
            {notFound.links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} variant="standalone">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      </div>
    </Container>
  )
}
