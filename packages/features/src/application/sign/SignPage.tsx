import { useBrand } from '@coverkit/brand'
import { BulletList, Card, Container, Heading, Link, Stack, Text, WithAside } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { signCopy as copy } from './copy.ts'
import { Signing } from './Signing.tsx'
import type { TakeToken } from './TakeToken.ts'
import { UnknownLink } from './UnknownLink.tsx'

interface SignPageProps {
  /** From the link; null when the page was opened without one. */
  readonly token: string | null
  readonly takeToken: TakeToken
}

/** `/sign`: the second policy holder's signature, from a mailed link. */
export function SignPage({ token: first, takeToken }: SignPageProps) {
  const brand = useBrand()
  const [token, setToken] = useState(first)
  // Another link that is opened in this tab changes the hash alone, and loads no page.
  useEffect(() => {
    const take = () => setToken((before) => takeToken(window) ?? before)
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [takeToken])
  return (
    <Container>
      <title>{`${copy.title} | ${brand.name}`}</title>
      <WithAside asideLabel={copy.aside.label} aside={<Aside />}>
        <Stack gap={32}>
          <Stack gap={12}>
            <Heading level={1}>{copy.title}</Heading>
            <Text size={20} tone="soft" measure>
              {copy.lead}
            </Text>
          </Stack>
          {token === null ? <UnknownLink /> : <Signing key={token} token={token} />}
        </Stack>
      </WithAside>
    </Container>
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
