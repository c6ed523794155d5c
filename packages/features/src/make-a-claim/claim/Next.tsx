import { Card, Heading, Stack, Text } from '@coverkit/ui'
import type { ClaimView } from '#claims/view'
import * as styles from './claimPage.css.ts'
import { claimPageCopy as copy } from './claimPageCopy.ts'

/** What the claim is about, where it is, and what happens next. */
export function Next({ view }: { readonly view: ClaimView }) {
  const { title, policy, lodged, state, reference, by, next, actor } = view
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Text size={20} weight="medium">
          {title}
        </Text>
        <Text tone="soft">{policy}</Text>
        <Text tone="soft">
          {lodged}. {copy.reference}: <strong className={styles.reference}>{reference}</strong>
        </Text>
      </Stack>
      <Card tone="tint" as="section" labelledBy="next">
        <Stack gap={12}>
          <Text size={15} weight="medium">
            {state}
          </Text>
          <Heading level={2} size={24} id="next">
            {copy.next}
          </Heading>
          <Text measure>{next}</Text>
          {by !== null && <Text weight="medium">{actor === null ? by : `${by}. ${actor}.`}</Text>}
        </Stack>
      </Card>
    </Stack>
  )
}
