/// <reference types="vite/client" />
import { singlePage } from '../reading/singlePage.tsx'
import text from './contact-us.md?raw'

/** Hours, phone, post and the way of a complaint. */
export const contactUsPage = singlePage('contact-us.md', text)
