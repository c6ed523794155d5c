import { offeredLinks, useBrand } from '@coverkit/brand'
import { Container, Heading, Link, Stack, Text } from '@coverkit/ui'
import * as styles from './app.css.ts'
import { notFoundCopy } from './notFoundCopy.ts'

/** For addresses that lead nowhere: on the host's 404 page and inside the app. */
export function NotFound() {
  return (
    <Container width="pair">
      <div className={styles.message}>
        <Stack gap={24}>
          <Heading level={1}>{notFoundCopy.title}</Heading>
          <Text size={20} tone="soft">
            {notFoundCopy.lead}
          </Text>
          <ul className={styles.ways}>
            {offeredLinks(useBrand(), notFoundCopy.links).map(({ label, href }) => (
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
