import type { Meta, StoryObj } from '@storybook/react-vite'
import { unzipSync } from 'fflate'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { BrandStudio } from './BrandStudio.tsx'
import type { StudioStorage } from './brand/storedBrand.ts'
import type { BrandZip } from './brand/zipBrand.ts'
import { saveZip } from './saveZip.ts'

const memory = (): StudioStorage => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  }
}

const meta = {
  title: 'Tools/Brand studio',
  component: BrandStudio,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { storage: localStorage, onExport: saveZip, hasFrames: false },
} satisfies Meta<typeof BrandStudio>
export default meta
type Story = StoryObj<typeof meta>

/** The page itself. */
export const Studio: Story = { args: { hasFrames: import.meta.env.MODE !== 'test' } }

const isolated = { storage: memory(), onExport: fn<(zip: BrandZip) => void>() }

const openPart = (page: ReturnType<typeof within>, name: string) =>
  userEvent.click(page.getByRole('tab', { name }))

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

const SOFT_INK_FAULT =
  'softInk on surface is 2.67:1 in light and needs 4.5:1: hints and secondary text on the page. Change softInk.'

/** An unreadable palette blocks the export, with the pair and its ratio. */
export const TooFaint: Story = {
  tags: ['!dev'],
  args: { ...isolated, storage: memory() },
  play: async ({ args, canvas }) => {
    const colours = within(canvas.getByRole('region', { name: 'Colours' }))
    const contrast = within(canvas.getByRole('region', { name: 'Contrast' }))
    await expect(contrast.getByText('All 60 pairs have enough contrast, in light and in dark.')).toBeVisible()
    const softInk = colours.getByLabelText('Soft ink (softInk)')
    fill(softInk, '#9E9E9E')
    await expect(softInk).toHaveAccessibleDescription(
      `Hints and other text of less weight. Error: ${SOFT_INK_FAULT} 3 more pairs fail with it.`,
    )
    await expect(contrast.getByText(SOFT_INK_FAULT)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Export banksia.zip' }))
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveFocus()
    await openPart(canvas, 'Company')
    await expect(softInk).not.toBeVisible()
    await userEvent.click(within(summary).getByRole('link', { name: /^softInk on surface/ }))
    await expect(softInk).toHaveFocus()
    await expect(canvas.getByRole('tab', { name: 'Colours' })).toHaveAttribute('aria-selected', 'true')
    await expect(
      within(summary).getByRole('link', { name: `${SOFT_INK_FAULT} 3 more pairs fail with it.` }),
    ).toBeVisible()
    await expect(args.onExport).not.toHaveBeenCalled()
    fill(softInk, '#5A5468')
    await expect(canvas.queryByRole('alert')).toBeNull()
    fill(colours.getByLabelText('Accent (accent)'), '#12345')
    await expect(colours.getByText('Enter six digits for accent, such as #1F4FA3')).toBeVisible()
    await expect(contrast.getByText('Contrast is measured as soon as every token is valid.')).toBeVisible()
  },
}

const REFUSED_FILES = [
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>',
    'logo.svg has a script in it. Scripts aren’t taken: save it without.',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path onclick="x()" d="M0 0h9"/></svg>',
    'logo.svg has a script in it (onclick). Scripts aren’t taken: save it without.',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><foreignObject/></svg>',
    'logo.svg has <foreignObject> in it. Only shapes are taken, in groups: path, rect, circle, ellipse, line, polyline, polygon. Save it as a plain SVG, with text turned to paths.',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="url(#a)" d="M0 0h9"/></svg>',
    'logo.svg has a gradient or a pattern in it (fill="url(#a)"). Only plain colours are taken.',
  ],
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${'M0 0h9'.repeat(4000)}"/></svg>`,
    'logo.svg has 24 KiB, more than 20. Simplify its paths, or save it without metadata.',
  ],
  ['GIF89a', 'logo.svg is no SVG file.'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', 'logo.svg has no shapes in it.'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
    'logo.svg has no viewBox, so it isn’t known how large its drawing is.',
  ],
] as const

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><title>A leaf</title><g fill="#5B2FA8" transform="translate(1 0)"><path d="M0 5a5 5 0 0 1 10 0Z"/></g><circle style="fill:#ff0000" cx="15" cy="5" r="4"/><path d="M0 9h9"/></svg>'

const svgFile = (text: string) => new File([text], 'logo.svg', { type: 'image/svg+xml' })

/** Files that are no plain drawing are refused with the reason. */
export const Logos: Story = {
  tags: ['!dev'],
  args: { ...isolated, storage: memory() },
  play: async ({ canvas }) => {
    await openPart(canvas, 'Logo')
    const logo = within(canvas.getByRole('region', { name: 'Logo' }))
    await userEvent.click(logo.getByRole('radio', { name: 'An SVG file' }))
    await expect(logo.getByText('Choose an SVG file, or another logo')).toBeVisible()
    const file = logo.getByLabelText('SVG file')
    for (const [text, refusal] of REFUSED_FILES) {
      await userEvent.upload(file, svgFile(text))
      await expect(await logo.findByText(refusal)).toBeVisible()
    }
    await userEvent.upload(file, svgFile(LOGO))
    await expect(await logo.findByText('logo.svg')).toBeVisible()
    await expect(logo.queryByText(/^logo\.svg (has|is)/)).toBeNull()
  },
}

/** Links lead to existing pages, or to other sites. */
export const Links: Story = {
  tags: ['!dev'],
  args: { ...isolated, storage: memory() },
  play: async ({ canvas }) => {
    await openPart(canvas, 'Links')
    const links = within(canvas.getByRole('region', { name: 'Links' }))
    const first = within(links.getByRole('group', { name: 'Header link 1' }))
    fill(first.getByLabelText('Address'), '/nowhere')
    await expect(first.getByLabelText('Address')).toHaveAccessibleDescription(
      'Error: There’s no page at /nowhere. Enter one of the site’s pages, such as /learn',
    )
    fill(first.getByLabelText('Address'), 'javascript:alert(1)')
    await expect(
      first.getByText(
        'Enter a path of the site, such as /learn, or a full address that begins with https://',
      ),
    ).toBeVisible()
    fill(first.getByLabelText('Address'), '/learn#tax')
    fill(first.getByLabelText('Words'), ' ')
    await expect(first.getByText('Enter the words of the link')).toBeVisible()
    fill(first.getByLabelText('Words'), 'Learn')
    await expect(canvas.queryByText('Export is closed until you fix these')).toBeNull()
    await userEvent.click(links.getByRole('button', { name: 'Move up: Header link 2' }))
    await expect(
      within(links.getByRole('group', { name: 'Header link 2' })).getByLabelText('Address'),
    ).toHaveValue('/learn#tax')
    for (const number of [3, 2, 1])
      await userEvent.click(links.getByRole('button', { name: `Remove: Header link ${number}` }))
    await expect(links.getByText('Add at least one link to the header')).toBeVisible()
    await userEvent.click(links.getByRole('button', { name: 'Add a link to the header' }))
    await expect(links.getByRole('group', { name: 'Header link 1' })).toBeVisible()
  },
}

const exportedBy = (onExport: unknown) => {
  const { calls } = (onExport as typeof isolated.onExport).mock
  const files = unzipSync(calls.at(-1)?.[0].bytes ?? new Uint8Array())
  return (path: string) => new TextDecoder().decode(files[path])
}

/** The exported folder has the edited values, and so has the page after a reload. */
export const Exported: Story = {
  tags: ['!dev'],
  args: { storage: memory(), onExport: fn() },
  play: async ({ args, canvas, mount }) => {
    await mount(<BrandStudio key="first" {...args} />)
    fill(canvas.getByLabelText('Account name'), 'grevillea')
    fill(canvas.getByLabelText('Name'), 'Grevillea & Co')
    fill(canvas.getByLabelText('Corner radius (radius)'), '3')
    await userEvent.selectOptions(canvas.getByLabelText('Headings'), 'Mulish 700')
    await userEvent.selectOptions(canvas.getByLabelText('Text'), 'Another of @fontsource-variable')
    await expect(canvas.getByLabelText('Package for text')).toHaveAccessibleDescription(
      /Enter the name of the package, such as lora$/,
    )
    fill(canvas.getByLabelText('Package for text'), 'lora')
    await expect(
      canvas.getByText('pnpm --filter @coverkit/grevillea add --save-catalog @fontsource-variable/lora'),
    ).toBeVisible()
    await openPart(canvas, 'Logo')
    await userEvent.click(canvas.getByRole('radio', { name: 'An SVG file' }))
    await userEvent.upload(canvas.getByLabelText('SVG file'), svgFile(LOGO))
    await canvas.findByText('logo.svg')
    await userEvent.click(canvas.getByRole('button', { name: 'Export grevillea.zip' }))
    await waitFor(() => expect(args.onExport).toHaveBeenCalled(), { timeout: 20_000 })
    await canvas.findByText('grevillea.zip is in your downloads.')
    const text = exportedBy(args.onExport)
    await expect(text('grevillea/src/tokens.ts')).toContain('radius: 3,')
    await expect(text('grevillea/src/brand.ts')).toContain("name: 'Grevillea & Co',")
    await expect(text('grevillea/src/faces.ts')).toContain("family: 'Lora',")
    await expect(text('grevillea/src/faces.ts')).toContain("like: 'sansBold', sizeAdjust: 100.3")
    await expect(text('grevillea/src/logoDrawing.ts')).toContain(
      "{ tag: 'path', d: 'M0 5a5 5 0 0 1 10 0Z', transform: 'translate(1 0)', fill: 'var(--ck-colour-action)' }",
    )
    await expect(text('grevillea/src/logoDrawing.ts')).toContain("r: '4', fill: '#ff0000' }")
    await expect(text('grevillea/src/logoDrawing.ts')).toContain("d: 'M0 9h9', fill: 'currentColor' }")
    await mount(<BrandStudio key="again" {...args} />)
    await expect(canvas.getByLabelText('Corner radius (radius)')).toHaveValue('3')
    await userEvent.selectOptions(canvas.getByLabelText('Start from the tokens and faces of'), 'Bluegum')
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(canvas.getByLabelText('Action (action)')).toHaveValue('#0E5A73')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByLabelText('Action (action)')).toHaveValue('#5B2FA8')
  },
}
