/// <reference types="vite/client" />
import { singlePage } from '../reading/singlePage.tsx'
import text from './life-insurance-applications-process.md?raw'

/** How an application goes, from the first quote to cover that has started. */
export const applicationsProcessPage = singlePage('life-insurance-applications-process.md', text)
