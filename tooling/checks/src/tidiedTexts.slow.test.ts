import { expect, it } from 'vitest'
import { untidiedTexts } from './tidiedTexts.ts'

// Takes over 5 s: it asks the compiler for the type of each control of the features.
it('shows every text as it will be stored, once its field is left', { timeout: 120_000 }, () => {
  expect(untidiedTexts()).toEqual([])
})

const FILE = 'packages/features/src/application/sign/SignatureForm.tsx'

const PLANTED = `import { DateField, NumberField, PasswordField, TextField, type TextFieldProps } from '@coverkit/ui'
type Props = { bound: TextFieldProps; loose: Pick<TextFieldProps, 'name' | 'label' | 'value' | 'onChange'> }
const change = () => undefined
const parts = { day: '', month: '', year: '' }
export const SignatureForm = ({ bound, loose }: Props) => (
  <>
    <TextField name="a" label="A" value="" onChange={change} />
    <NumberField {...loose} />
    <DateField name="a" legend="A" value={parts} onChange={change} />
    <TextField {...bound} />
    <NumberField {...loose} format={(text) => text} />
    <DateField name="a" legend="A" value={parts} onChange={change} format={(date) => date} />
    <TextField name="a" label="A" value="" onChange={change} type="search" />
    <PasswordField name="a" label="A" value="" onChange={change} showText="" hideText="" autoComplete="off" />
  </>
)
`

it('finds a text, a number and a date that are not', { timeout: 120_000 }, () => {
  const found = untidiedTexts({ [FILE]: PLANTED }).filter(({ where }) => where.startsWith(FILE))
  expect(found.map(({ where }) => where)).toEqual([`${FILE}:7`, `${FILE}:8`, `${FILE}:9`])
})
