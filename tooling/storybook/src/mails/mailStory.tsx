import { MailPage, type MailPageProps } from './MailPage.tsx'

interface Context {
  readonly globals: { readonly brand?: unknown; readonly scheme?: unknown }
}

/** Shared settings of the stories of all messages: each shows one, in the brand and the scheme of the toolbar. */
export const mailStory = {
  component: MailPage,
  parameters: { layout: 'fullscreen' },
  render: (args: MailPageProps, { globals: { brand, scheme } }: Context) => (
    <MailPage {...args} brand={brand} scheme={scheme} />
  ),
}
