import type { Brand } from '../contract.ts'

/** A brand without a temperament, for tests and stories. */
export const plainBrand: Brand = {
  accountName: 'plain',
  name: 'Plain Cover',
  legalName: 'Plain Cover Pty Ltd',
  link: 'https://www.plain.example',
  email: 'hello@plain.example',
  phone: '02 5550 0100',
  office: {
    city: 'Sydney',
    timeZone: 'Australia/Sydney',
    opens: '08:00',
    closes: '18:00',
    post: 'GPO Box 0000, Sydney NSW 2001',
  },
  words: {
    whoWeAre: 'We’re a plain broker in Sydney.',
    remuneration: 'Our staff are paid salaries. We don’t pay people who refer you to us.',
    instructions: 'You can give us instructions on this site, by phone or by email.',
  },
  background: '#FFFFFF',
  whoWeAreLink: '/who-we-are',
  fsgLink: '/financial-services-guide',
  privacyPolicyLink: '/privacy-policy',
  regNumbers: { abn: '00 000 000 000', afsl: '000000' },
  themeColors: {
    'kpurple-500': '#1F4FA8',
    'kpurple-600': '#193F87',
    'kpurple-700': '#123066',
    'kgreen-400': '#2FA36B',
    bomgray2: '#F4F5F7',
    bomgray3: '#8A8F98',
    bomgray4: '#545A64',
    bomgray5: '#20242B',
  },
  assets: { logo: '/logo.svg', founders: null, articles: null },
  navigation: {
    header: [
      { label: 'Who we are', href: '/who-we-are' },
      { label: 'Get a quote', href: '/client-quote/select-covers' },
    ],
    footer: [{ label: 'Complaints', href: '/complaints' }],
  },
  Logo: () => <span>Plain Cover</span>,
}
