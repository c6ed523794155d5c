import { usePageServices } from '#common/page-services/index.ts'
import { Receipt } from '../complete/Receipt.tsx'
import { secondReceiptFile } from '../complete/receiptFile.ts'
import { signCopy } from './copy.ts'
import { ownReceiptFailure } from './ownReceiptFailure.ts'

interface OwnReceiptProps {
  readonly token: string
  readonly page: { readonly secret: string; readonly reference: string }
}

/** Downloads the receipt of the second policy holder's signature. */
export function OwnReceipt({ token, page: { secret, reference } }: OwnReceiptProps) {
  const { accountName } = usePageServices().config
  const key = { token, accountName, secret, reference }
  return (
    <Receipt
      load={(services, form) => secondReceiptFile(services, key, form)}
      words={signCopy.receipt}
      failureOf={ownReceiptFailure}
    />
  )
}
