import { useBrand } from '@coverkit/brand'
import { InvalidInputError } from '@coverkit/core'
import { IDENTITY_WAYS, type IdentityWay } from '@coverkit/core/identity-check'
import {
  BulletList,
  Button,
  Checkbox,
  ErrorSummary,
  Form,
  Heading,
  Inline,
  RadioGroup,
  Stack,
  Text,
} from '@coverkit/ui'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { identityNotice } from '#common/collection-notice/notices/identityNotice.ts'
import { inputReader, readFields } from '#common/form/readFields.ts'
import { useInputForm } from '#common/form/useInputForm.ts'
import { identityCopy } from './copy.ts'

const { consent: copy, problem } = identityCopy

const empty: { authorised: boolean; way: IdentityWay } = { authorised: false, way: 'electronic' }

const reader = inputReader(
  ({ authorised, way }: typeof empty) => {
    const { errors, read } = readFields<'authorised'>()
    read('authorised', () => {
      if (!authorised) throw new InvalidInputError('authorised', 'required')
    })
    return errors.size > 0 ? { errors } : { read: way }
  },
  () => copy.acceptMissing,
)

/** The holder's own consent, before anything is entered, and which way they choose. */
export function Consent({ onAgree }: { readonly onAgree: (way: IdentityWay) => void }) {
  const { phone } = useBrand()
  const { form, set, errors, errorOf, submitCount, submit } = useInputForm(empty)
  return (
    <Stack gap={24}>
      <Stack gap={16}>
        <Heading level={2} size={24}>
          {copy.title}
        </Heading>
        <Text measure>{copy.lead}</Text>
        <BulletList items={copy.points} />
        <Text measure>{copy.otherwise(phone)}</Text>
        <CollectionNotice notice={identityNotice} />
      </Stack>
      <ErrorSummary heading={problem} errors={errors} submitCount={submitCount} />
      <Form
        onSubmit={() =>
          void submit(
            async () => reader,
            async (way) => onAgree(way),
          )
        }
      >
        <Stack gap={24}>
          <Checkbox
            name="authorised"
            label={copy.accept}
            checked={form.authorised}
            onChange={(authorised) => set({ authorised })}
            error={errorOf('authorised')}
          />
          <RadioGroup
            name="way"
            legend={copy.way}
            cards
            options={IDENTITY_WAYS.map((value) => ({ value, ...copy.ways[value] }))}
            value={form.way}
            onChange={(way) => set({ way })}
          />
          <Inline>
            <Button type="submit" variant="primary" fullOnPhone>
              {copy.go}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}
