import { getMe, login, logout } from '#accounts.ts'
import { getSummary } from '#analytics.ts'
import {
  createCompany,
  getCompanyBySlug,
  getDashboardCompany,
  getFirstCompany,
  listCompanies,
  updateCompany,
  updateDashboardCompany,
} from '#companies.ts'
import type { Endpoint } from '#endpoint.ts'
import { getLive, getReady } from '#health.ts'
import { createReview, listReviews } from '#reviews.ts'

/** Every contract. A test holds the server's routes to exactly this list. */
export const endpoints: readonly Endpoint[] = [
  getLive,
  getReady,
  getFirstCompany,
  getCompanyBySlug,
  createReview,
  login,
  logout,
  getMe,
  listCompanies,
  createCompany,
  updateCompany,
  getDashboardCompany,
  updateDashboardCompany,
  listReviews,
  getSummary,
]
