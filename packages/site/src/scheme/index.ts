import { startScheme } from './startScheme.ts'

// A classic script of the page's head, which imports nothing: what it imported would be one more wait before the first paint.
startScheme(window)
