import type { BrandData } from '@coverkit/brand'

/** Texts of the frame around every page. */
export const siteCopy = {
  skip: 'Skip to the content',
  menu: 'Menu',
  headerNavigation: 'Main',
  home: (brand: BrandData) => `${brand.name}, home page`,
  call: (phone: string) => `Call ${phone}`,
  logIn: 'Log in',
  account: 'Account',
  logOut: 'Log out',
  loading: 'Loading the page',
  failed: {
    title: 'This page didn’t load',
    lead: 'Most answers you’ve given should still be on this device. Reload the page to continue.',
    again: 'Reload the page',
    call: (phone: string) => `If it keeps happening, call us on ${phone}.`,
  },
}
