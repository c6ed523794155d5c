import './brandTheme.css.ts'
import type { Brand } from '@coverkit/brand'
import { lazy } from 'react'
import { Logo } from './Logo.tsx'
import { tokens } from './tokens.ts'

const { colours } = tokens

/** Drawn beside forms alone, so its code stays out of the first load. */
const Perch = lazy(async () => ({ default: (await import('./perch/Perch.tsx')).Perch }))

export const brand: Brand = {
  accountName: 'coolabah',
  name: 'Coolabah Wealth',
  legalName: 'Coolabah Wealth Pty Ltd',
  link: 'https://www.coolabah.example',
  email: 'hello@coolabah.example',
  phone: '07 5550 4180',
  office: {
    city: 'Brisbane',
    timeZone: 'Australia/Brisbane',
    opens: '08:00',
    closes: '17:00',
    post: 'GPO Box 0000, Brisbane QLD 4001',
  },
  words: {
    whoWeAre: 'We’re a broker in Brisbane for people with a home, savings or a business to protect.',
    remuneration:
      'Our staff are paid salaries. If an accountant or a financial planner refers you to us, we may pay them up to 10% of the commission we receive. You don’t pay more because of it.',
    instructions:
      'You can give us instructions on this site, by phone or by email, yourself or through your accountant or financial planner.',
  },
  background: colours.tint,
  whoWeAreLink: '/who-we-are',
  fsgLink: '/financial-services-guide',
  privacyPolicyLink: '/privacy-policy',
  regNumbers: { abn: '00 000 000 000', afsl: '000000' },
  themeColors: {
    'kpurple-500': colours.action,
    'kpurple-600': '#1A2B57',
    'kpurple-700': colours.actionPressed,
    'kgreen-400': colours.accent,
    bomgray2: colours.tint,
    bomgray3: colours.border,
    bomgray4: colours.softInk,
    bomgray5: colours.ink,
  },
  assets: { logo: '/favicon.svg', founders: null, articles: null },
  navigation: {
    header: [
      { label: 'Who we are', href: '/who-we-are' },
      { label: 'Get a quote', href: '/client-quote/select-covers' },
      { label: 'Transfer and save', href: '/transfer-policy/policy-holders' },
    ],
    footer: [
      { label: 'Who we are', href: '/who-we-are' },
      { label: 'The four covers', href: '/client-quote/types' },
      { label: 'Calculate your needs', href: '/life-insurance-calculator/about-you' },
      { label: 'Learn', href: '/learn' },
      { label: 'Questions and answers', href: '/faq/about' },
      { label: 'Get help', href: '/get-help' },
      { label: 'Contact us', href: '/contact-us' },
    ],
  },
  Logo,
  Perch,
}
