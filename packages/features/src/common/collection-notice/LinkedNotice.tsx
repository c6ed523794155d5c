import { Disclosure, Link, Stack, Text } from '@coverkit/ui'
import { collectionCopy as copy } from './collectionCopy.ts'
import type { Notice } from './Notice.ts'

interface LinkedNoticeProps {
  readonly notice: Notice
  readonly privacyPolicyLink: string
}

/** A notice where no brand is provided, such as in a dialog over a static page. */
export function LinkedNotice({ notice: { what, why, who, without }, privacyPolicyLink }: LinkedNoticeProps) {
  return (
    <Text as="div" size={15} tone="soft" measure>
      <Stack gap={8}>
        <p>
          <span>{`${why} ${who}`}</span> <Link href={privacyPolicyLink}>{copy.privacyPolicy}</Link>
        </p>
        <Disclosure summary={copy.more}>
          <Stack gap={8}>
            <p>{what}</p>
            <p>{without}</p>
          </Stack>
        </Disclosure>
      </Stack>
    </Text>
  )
}
