import { queryFor } from '@candour/api-client/query.ts'
import { listPrinters } from '@candour/schemas/printers.ts'

export const printers = queryFor(listPrinters, {})
