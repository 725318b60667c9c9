/** A company's details, brand and link to Google. */
export const companies = {}

export type CompaniesTexts = typeof companies
