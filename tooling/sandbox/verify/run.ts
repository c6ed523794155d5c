import { verifyReceipt } from './verifyReceipt.ts'

/** `pnpm receipt:verify FILE`. */
const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('pnpm receipt:verify FILE')
  process.exitCode = 2
} else {
  const { code, words } = await verifyReceipt(path)
  console.log(words)
  process.exitCode = code
}
