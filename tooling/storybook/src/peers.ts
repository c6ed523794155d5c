import type * as kit from '@coverkit/ui'

/** A component that the kit exports. */
type Ours = keyof typeof kit | 'Dialog'

/** Names of one component in each of the three kits. */
export interface PeerRow {
  /** Description in plain words. */
  readonly component: string
  readonly braid: readonly string[]
  readonly govuk: readonly string[]
  /** Empty where the kit has none; the note then says why. */
  readonly coverkit: readonly Ours[]
  readonly note?: string
}

type Names = readonly string[]

const row = (
  component: string,
  braid: Names,
  govuk: Names,
  coverkit: readonly [Ours, ...Ours[]],
  note?: string,
): PeerRow => ({ component, braid, govuk, coverkit, ...(note !== undefined && { note }) })

const without = (component: string, braid: Names, govuk: Names, note: string): PeerRow => ({
  component,
  braid,
  govuk,
  coverkit: [],
  note,
})

const layout: readonly PeerRow[] = [
  row('Box', ['Box'], [], ['Box']),
  row('Stack', ['Stack'], [], ['Stack']),
  row(
    'Inline',
    ['Inline', 'Spread', 'Actions'],
    [],
    ['Inline'],
    '`spread` moves the first and the last to the ends.',
  ),
  row('Columns', ['Columns', 'Tiles'], [], ['Columns', 'Pair', 'WithSide']),
  row('Page width', ['ContentBlock', 'PageBlock'], [], ['Container', 'FlowFrame']),
  row('Card', ['Card'], [], ['Card', 'SignCard']),
  row(
    'Divider',
    ['Divider'],
    [],
    ['Rows'],
    '`Rows` draws the lines between the items of a list. A line alone says nothing.',
  ),
  without(
    'Bleed',
    ['Bleed'],
    [],
    'Content that reaches the edges of a card is a `Card` with `flush`. Nothing else leaves its column.',
  ),
  without(
    'Hidden',
    ['Hidden'],
    [],
    'A component that has no room at one width, such as `SectionNav`, hides itself.',
  ),
  row('Visually hidden', ['HiddenVisually'], [], ['VisuallyHidden']),
  without(
    'Page',
    ['Page'],
    [],
    'The frame of a page has routes, sign-in and consent: it is in the package `site`.',
  ),
]

const words: readonly PeerRow[] = [
  row('Heading', ['Heading'], [], ['Heading']),
  row(
    'Text',
    ['Text', 'Secondary', 'Strong'],
    [],
    ['Text'],
    'Secondary text is `tone="soft"`; strong words are the element `b`.',
  ),
  row('List', ['List'], [], ['BulletList', 'IconList']),
  row('Summary list', [], ['Summary list'], ['SummaryList', 'ReviewTable']),
  row('Table', ['Table'], ['Table'], ['Table', 'DataTable']),
  row('Tag', ['Badge', 'Tag'], ['Tag'], ['Badge', 'Chip'], '`Badge` states a fact, `Chip` is pressed.'),
  row('Inset text', [], ['Inset text'], ['Card'], 'A `Card` with `tone="tint"` sets words apart.'),
  without('Avatar', ['Avatar'], [], 'The product shows no pictures of people.'),
  without(
    'Rating',
    ['Rating'],
    [],
    'Insurers are compared by figures in tables. Stars wouldn’t say what they are made of.',
  ),
]

const messages: readonly PeerRow[] = [
  row('Alert', ['Alert', 'Notice'], ['Notification banner', 'Warning text'], ['Alert', 'ActionAlert']),
  row('Error summary', [], ['Error summary'], ['ErrorSummary']),
  row(
    'Error message',
    ['FieldMessage'],
    ['Error message'],
    ['TextField'],
    'Every field takes `error` and `hint`.',
  ),
  row(
    'Panel',
    [],
    ['Panel'],
    ['Heading', 'Card'],
    'A flow ends with its heading, what happens next and a `Tracker`.',
  ),
  row('Toast', ['useToast'], [], ['ToastRegion', 'useToast']),
  row('Loading', ['Loader'], [], ['Spinner', 'Skeleton', 'QueryView'], '`QueryView` also shows what failed.'),
  without(
    'Cookie banner',
    [],
    ['Cookie banner'],
    'The question about analytics belongs to the tag manager that it starts: it is in the package `site`.',
  ),
  row('Phase banner', [], ['Phase banner'], ['SampleLine'], '`SampleLine` says that prices are samples.'),
  without(
    'Exit this page',
    [],
    ['Exit this page'],
    'It is for people in danger from someone near them. No page of this product is about that.',
  ),
]

const opened: readonly PeerRow[] = [
  row('Accordion', ['Accordion'], ['Accordion'], ['Accordion']),
  row('Disclosure', ['Disclosure'], ['Details'], ['Disclosure']),
  row('Tabs', ['Tabs'], ['Tabs'], ['Tabs']),
  row(
    'Dialog',
    ['Dialog', 'Drawer'],
    [],
    ['Dialog'],
    'A drawer would hide what its form is about. Forms are pages.',
  ),
  row('Tooltip', ['TooltipRenderer'], [], ['Tooltip']),
  without(
    'Menu',
    ['MenuRenderer', 'MenuItem', 'MenuItemCheckbox', 'MenuItemDivider', 'OverflowMenu'],
    [],
    'Actions stand side by side as buttons, where they are seen. The menu of links in the header of a site is in the package `site`.',
  ),
]

const actions: readonly PeerRow[] = [
  row(
    'Button',
    ['Button', 'ButtonIcon'],
    ['Button'],
    ['Button'],
    'Every button says in words what it does, with an `Icon` or without.',
  ),
  row('Button link', ['ButtonLink'], [], ['ButtonLink']),
  row(
    'Link',
    ['TextLink', 'TextLinkButton'],
    [],
    ['Link', 'Button'],
    'What acts is a `Button`, also a `quiet` one.',
  ),
  row('Skip link', [], ['Skip link'], ['SkipLink']),
]

const navigation: readonly PeerRow[] = [
  row('Breadcrumbs', [], ['Breadcrumbs'], ['Breadcrumbs']),
  row(
    'Back link',
    [],
    ['Back link'],
    ['Link'],
    'The package `features` makes it of a `Link`: it knows the previous step of the flow.',
  ),
  row(
    'Steps',
    ['Stepper'],
    [],
    ['StepBar', 'Tracker', 'Timeline'],
    '`StepBar` is for a flow, `Tracker` and `Timeline` for what an insurer does.',
  ),
  row('Task list', [], ['Task list'], ['TaskRow', 'SectionNav']),
  without(
    'Pagination',
    ['Pagination'],
    ['Pagination'],
    'Lists of one person’s policies, quotes and claims are short. Each is shown whole.',
  ),
  without(
    'Header and footer',
    [],
    ['GOV.UK header', 'Generic header', 'GOV.UK footer', 'Service navigation'],
    'They have routes, sign-in and the brand’s links: they are in the package `site`.',
  ),
]

const fields: readonly PeerRow[] = [
  row(
    'Text input',
    ['TextField'],
    ['Text input'],
    ['TextField', 'MoneyField', 'NumberField', 'PercentField', 'PhoneField'],
  ),
  row('Amount', [], [], ['AmountField'], 'Neither kit has a field for an amount that people try out.'),
  row('Textarea', ['Textarea'], ['Textarea'], ['TextArea']),
  without(
    'Character count',
    [],
    ['Character count'],
    'Answers have room for more than people write. Where one is too long, its message says the limit.',
  ),
  row('Password', ['PasswordField'], ['Password input'], ['PasswordField']),
  row('Select', ['Dropdown'], ['Select'], ['Select']),
  without(
    'Select in a sentence',
    ['TextDropdown'],
    [],
    'A choice inside a sentence is hard to hit and to read out. A `Select` has a label.',
  ),
  row('Suggestions', ['Autosuggest'], [], ['Autosuggest']),
  row('Radios', ['RadioGroup'], ['Radios'], ['RadioGroup', 'Segmented', 'YesNo']),
  row('Checkboxes', ['Checkbox'], ['Checkboxes'], ['Checkbox', 'CheckboxGroup', 'ChoiceTiles']),
  row(
    'Switch',
    ['Toggle'],
    [],
    ['Checkbox', 'YesNo'],
    'A switch acts at once; answers here take effect with the step. Consent is a box that a visitor ticks.',
  ),
  row(
    'Date',
    ['MonthPicker'],
    ['Date input'],
    ['DateField'],
    '`DateField` takes day, month and year as typed, for dates that people know by heart.',
  ),
  row(
    'File upload',
    [],
    ['File upload'],
    ['FileField', 'FilesField', 'FileList'],
    'The whole field takes dropped files.',
  ),
  row(
    'Label and legend',
    ['FieldLabel'],
    ['Fieldset'],
    ['RadioGroup', 'CheckboxGroup', 'DateField'],
    'Every field has its label; groups have a legend.',
  ),
]

/**
 * The components of Braid and of the GOV.UK Design System, as their documentation listed them in August 2026, and what the kit has
 * for each. Braid’s providers, hooks and css functions aren’t components.
 */
export const peers: readonly PeerRow[] = [
  ...layout,
  ...words,
  ...messages,
  ...opened,
  ...actions,
  ...navigation,
  ...fields,
]
