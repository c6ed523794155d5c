import { offeredLinks, useBrand } from '@coverkit/brand'
import {
  Card,
  ClipboardListIcon,
  FingerprintIcon,
  HandHeartIcon,
  HandIcon,
  Heading,
  Icon,
  Link,
  ScaleIcon,
  SlidersHorizontalIcon,
  Stack,
  TrendingUpIcon,
  UserPenIcon,
} from '@coverkit/ui'
import * as styles from '../account.css.ts'
import { accountCopy as copy } from '../copy.ts'

const ICONS = {
  change: SlidersHorizontalIcon,
  review: ScaleIcon,
  increase: TrendingUpIcon,
  claim: HandHeartIcon,
  inCase: ClipboardListIcon,
  details: UserPenIcon,
  help: HandIcon,
  identity: FingerprintIcon,
}

/** Links to the tasks that a customer can start from the account. */
export function WhatYouCanDo() {
  return (
    <Card as="section" tone="tint" labelledBy="next">
      <Stack gap={4}>
        <Heading level={2} size={20} id="next">
          {copy.next}
        </Heading>
        <ul className={styles.links}>
          {offeredLinks(useBrand(), copy.links).map(({ icon, label, href }) => (
            <li key={href} className={styles.link}>
              <Link href={href} variant="quiet">
                <span className={styles.linkWords}>
                  <span className={styles.linkIcon}>
                    <Icon of={ICONS[icon]} />
                  </span>
                  <span>{label}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
