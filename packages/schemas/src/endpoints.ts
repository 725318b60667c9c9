import {
  changePassword,
  endSessions,
  forgotPassword,
  getMe,
  listSessions,
  login,
  logout,
  resetPassword,
} from '#accounts.ts'
import { getSummary, getTopics, getTrends } from '#analytics.ts'
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
import { getConfig, getOverview } from '#platform.ts'
import { listPrintOrders, setPrintOrderProcessed } from '#print-orders.ts'
import {
  createReview,
  dashboardEvents,
  exportReviewsCsv,
  exportReviewsXlsx,
  getReview,
  listReviews,
} from '#reviews.ts'
import {
  createInvitationLink,
  createUser,
  endUserSessions,
  linkUser,
  listCompanyUsers,
  listUsers,
  unlinkUser,
} from '#users.ts'

/** Every contract. A test holds the server's routes to exactly this list. */
export const endpoints: readonly Endpoint[] = [
  getLive,
  getReady,
  getConfig,
  getFirstCompany,
  getCompanyBySlug,
  createReview,
  login,
  logout,
  getMe,
  forgotPassword,
  resetPassword,
  changePassword,
  listSessions,
  endSessions,
  listCompanies,
  createCompany,
  updateCompany,
  getDashboardCompany,
  updateDashboardCompany,
  listReviews,
  getReview,
  exportReviewsCsv,
  exportReviewsXlsx,
  dashboardEvents,
  getSummary,
  getTrends,
  getTopics,
  createUser,
  listUsers,
  listCompanyUsers,
  linkUser,
  unlinkUser,
  createInvitationLink,
  endUserSessions,
  getOverview,
  listPrintOrders,
  setPrintOrderProcessed,
]
