import { companyRole, currentUser, role, signedIn } from '@candour/schemas/accounts.ts'
import { sentimentCounts, totals } from '@candour/schemas/analytics.ts'
import { companyKey, operatorKey } from '@candour/schemas/api-keys.ts'
import { auditEntry, auditFilters } from '@candour/schemas/audit.ts'
import { caseStatus } from '@candour/schemas/case-summary.ts'
import { caseMessage, caseNote, reviewCase } from '@candour/schemas/cases.ts'
import { change } from '@candour/schemas/changes.ts'
import { channel, channelKind } from '@candour/schemas/channels.ts'
import {
  adminCompany,
  billingStatus,
  brandColor,
  dashboardCompany,
  slug,
  timeZone,
  visitedCompany,
} from '@candour/schemas/companies.ts'
import { companyTexts, companyTextsChange, language } from '@candour/schemas/company-texts.ts'
import { errorBody } from '@candour/schemas/error-body.ts'
import { id, timestamp } from '@candour/schemas/fields.ts'
import { funnelCounts } from '@candour/schemas/funnel.ts'
import { location } from '@candour/schemas/locations.ts'
import { notifications, quietHours } from '@candour/schemas/notifications.ts'
import { placement, placementKind } from '@candour/schemas/placements.ts'
import {
  billing,
  followedOrder,
  handledOrder,
  handledStep,
  orderContent,
  orderedPlacements,
  orderState,
  orderStep,
  ownPrintOrder,
} from '@candour/schemas/print-orders.ts'
import { printer } from '@candour/schemas/printers.ts'
import { certificate, contactMonths, erasureCounts, retention, textMonths } from '@candour/schemas/privacy.ts'
import { pushDevice } from '@candour/schemas/push.ts'
import { replyTemplate } from '@candour/schemas/reply-templates.ts'
import { rating, review, sentiment } from '@candour/schemas/reviews.ts'
import { settings } from '@candour/schemas/settings.ts'
import { signInSettings } from '@candour/schemas/sign-in.ts'
import { teamMember } from '@candour/schemas/team.ts'
import { theme } from '@candour/schemas/theme-names.ts'
import { passkey, passkeyTransport } from '@candour/schemas/two-factor.ts'
import { unsentMail } from '@candour/schemas/unsent-mails.ts'
import { adminUser, listedUser } from '@candour/schemas/users.ts'
import { createdWebhook, webhook, webhookDelivery, webhookPayload } from '@candour/schemas/webhooks.ts'
import { z } from 'zod'

/** Shapes that several calls share; OpenAPI describes each once, under its capitalized name. */
const shapes: Record<string, z.ZodType> = {
  adminCompany,
  adminUser,
  auditAction: auditFilters.shape.action.unwrap(),
  auditEntry,
  billing,
  billingStatus,
  brandColor,
  caseMessage,
  caseNote,
  caseStatus,
  certificate,
  change,
  channel,
  channelKind,
  companyKey,
  companyRole,
  companyTexts,
  companyTextsChange,
  contactMonths,
  createdWebhook,
  dashboardCompany,
  erasureCounts,
  errorBody,
  funnelCounts,
  id,
  language,
  listedUser,
  location,
  notifications,
  operatorKey,
  orderContent,
  orderedPlacements,
  ownPrintOrder,
  followedOrder,
  handledOrder,
  handledStep,
  orderState,
  orderStep,
  printer,
  passkey,
  passkeyTransport,
  placement,
  placementKind,
  pushDevice,
  quietHours,
  rating,
  replyTemplate,
  retention,
  review,
  reviewCase,
  role,
  sentiment,
  sentimentCounts,
  settings,
  signedIn,
  signInSettings,
  slug,
  teamMember,
  textMonths,
  theme,
  timeZone,
  timestamp,
  totals,
  unsentMail,
  user: currentUser.shape.user,
  visitedCompany,
  webhook,
  webhookDelivery,
  webhookPayload,
}

for (const [name, schema] of Object.entries(shapes)) {
  schema.register(z.globalRegistry, { id: name.charAt(0).toUpperCase() + name.slice(1) })
}
