import { isOffered, useBrand } from '@coverkit/brand'
import { BulletList, Card, Heading, Link, Stack, Text } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { signCopy as copy } from './copy.ts'
import { type LinkPurpose, linkPurpose } from './LinkPurpose.ts'
import { Signing } from './Signing.tsx'
import type { TakeToken } from './TakeToken.ts'
import { UnknownLink } from './UnknownLink.tsx'

interface SignPageProps {
  /** From the link; null when the page was opened without one. */
  readonly token: string | null
  /** The link's purpose; signing by default. */
  readonly purpose?: LinkPurpose
  readonly takeToken: TakeToken
}

/** `/sign`: the second policy holder's signature or identity check, from a mailed link. */
export function SignPage({ token: first, purpose: firstPurpose = 'sign', takeToken }: SignPageProps) {
  const hasIdentityCheck = isOffered(useBrand(), 'identityCheck')
  const [{ token, purpose: requested }, setLink] = useState({ token: first, purpose: firstPurpose })
  const purpose = hasIdentityCheck ? requested : 'sign'
  const words = purpose === 'identity' ? copy.identity : copy
  // Another link that is opened in this tab changes the hash alone, and loads no page.
  useEffect(() => {
    const take = () => {
      const next = { purpose: linkPurpose(window), token: takeToken(window) }
      setLink((before) => (next.token === null ? before : next))
    }
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [takeToken])
  return (
    <PlainPage title={words.title} lead={words.lead} aside={<Aside />} asideLabel={copy.aside.label}>
      {token === null ? <UnknownLink /> : <Signing key={token} token={token} purpose={purpose} />}
    </PlainPage>
  )
}

function Aside() {
  const { phone } = useBrand()
  const { title, points, question, call } = copy.aside
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        <BulletList items={points} />
        <Stack gap={4}>
          <Text size={15} weight="medium">
            {question}
          </Text>
          <Text size={15} tone="soft">
            {call(phone)}
          </Text>
          <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
            {phone}
          </Link>
        </Stack>
      </Stack>
    </Card>
  )
}
