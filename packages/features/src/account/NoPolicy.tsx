import { Link, Stack, Text } from '@coverkit/ui'

interface NoPolicyProps {
  readonly texts: { readonly none: string; readonly quote: string }
}

/** Says that there is no policy in force, with a link to a quote. */
export function NoPolicy({ texts }: NoPolicyProps) {
  return (
    <Stack gap={12}>
      <Text measure>{texts.none}</Text>
      <Link href="/client-quote/select-covers" variant="standalone">
        {texts.quote}
      </Link>
    </Stack>
  )
}
