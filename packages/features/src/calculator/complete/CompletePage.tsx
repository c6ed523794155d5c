import { useBrand } from '@coverkit/brand'
import { stepPath } from '@coverkit/flow'
import { ButtonLink, Container, Heading, Inline, Link, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { calculatorCopy } from '../copy.ts'
import { calculatorDraft } from '../state.ts'
import { completeCopy as copy } from './copy.ts'

export default function CompletePage() {
  const brand = useBrand()
  const draft = calculatorDraft(usePageServices())
  const { mail } = useAtomValue(draft.answersAtom)
  const results = stepPath(draft.flow, 'results')
  return (
    <Container width="reading" isPage>
      <title>{`${copy.title} | ${calculatorCopy.flow} | ${brand.name}`}</title>
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        <Text size={20}>{mail?.sent ? copy.mailed(mail.to) : copy.saved}</Text>
        <Text tone="soft">{copy.another}</Text>
        <Heading level={2} size={24}>
          {copy.next}
        </Heading>
        <Inline gap={16}>
          <ButtonLink variant="primary" fullOnPhone href={results}>
            {copy.results}
          </ButtonLink>
          <Link variant="standalone" href="/client-quote/select-covers">
            {copy.quotes}
          </Link>
        </Inline>
      </Stack>
    </Container>
  )
}
