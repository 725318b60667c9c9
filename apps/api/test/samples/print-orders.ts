import type * as contracts from '@candour/schemas/print-orders.ts'
import { redPixel } from '#test/factories.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'

export const printOrders: SamplesOf<typeof contracts> = {
  requestPrint: {
    request: ({ query }) => ({
      body: {
        ...query,
        itemType: 'Poster (18"x24", quantity: 5)',
        quantity: 5,
        price: 54,
        imageData: redPixel,
        billing: {
          companyName: 'Mine',
          contactName: 'Ada',
          email: 'ada@example.com',
          phone: '+49 30 1234567',
          address: 'Harbour Street 1',
        },
      },
    }),
    entry: { action: 'order.placed', fields: changing({ quantity: [null, 5], price: [null, 54] }) },
  },
  listOwnPrintOrders: { request: ({ query }) => ({ query }) },
  getOrderContent: {
    request: async ({ make, company, query }) => ({ query, params: await make.printOrder(company) }),
  },
  getLastBilling: { request: ({ query }) => ({ query }) },
  getOwnPrintOrder: {
    request: async ({ make, company, query }) => ({ query, params: await make.printOrder(company) }),
  },
  cancelOrder: {
    request: async ({ make, company, query }) => ({
      query,
      params: await make.printOrder(company),
      body: { reason: 'Ordered twice' },
    }),
    entry: { action: 'order.updated', fields: changing({ state: ['placed', 'cancelled'] }) },
  },
  listPrintOrders: { request: () => ({}) },
  getPrintOrder: {
    request: async ({ make, company }) => ({ params: await make.printOrder(company) }),
  },
  updatePrintOrder: {
    request: async ({ make, company }) => ({
      params: await make.printOrder(company),
      body: { state: 'shipped', carrier: 'DHL', tracking: '00340434161094042557' },
    }),
    entry: {
      action: 'order.updated',
      fields: changing({ state: ['placed', 'shipped'], carrier: [null, 'DHL'] }),
    },
  },
  setPrintOrderProcessed: {
    request: async ({ make, company }) => ({
      params: await make.printOrder(company),
      body: { processed: 1 },
    }),
    entry: { action: 'order.updated', fields: changing({ processed: [false, true] }) },
  },
  getPrintFile: {
    request: async ({ make, company }) => ({ params: await make.printOrder(company) }),
    entry: { action: 'order.print_file_downloaded' },
  },
  getPrintPackage: {
    request: async ({ make, company }) => ({ params: await make.printOrder(company) }),
    entry: { action: 'order.print_file_downloaded' },
  },
  makePrintPackages: {
    request: async ({ make, company }) => ({ body: { ids: [(await make.printOrder(company)).id] } }),
    entry: { action: 'order.print_file_downloaded' },
  },
  exportPrintOrdersCsv: { request: () => ({}), entry: { action: 'orders.exported', log: 'platform' } },
}
