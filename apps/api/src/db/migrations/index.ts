import type { Migration } from 'kysely/migration'
import * as foundation from '#db/migrations/0001-foundation.ts'
import * as accounts from '#db/migrations/0002-accounts.ts'
import * as analytics from '#db/migrations/0003-analytics.ts'
import * as printOrders from '#db/migrations/0004-print-orders.ts'
import * as printRequest from '#db/migrations/0005-print-request.ts'
import * as rollupPerRow from '#db/migrations/0006-rollup-per-row.ts'
import * as lengthsByType from '#db/migrations/0007-lengths-by-type.ts'
import * as editedResend from '#db/migrations/0008-edited-resend.ts'
import * as keptSlugs from '#db/migrations/0009-kept-slugs.ts'
import * as accountState from '#db/migrations/0010-account-state.ts'
import * as printLogo from '#db/migrations/0011-print-logo.ts'
import * as companyActivity from '#db/migrations/0012-company-activity.ts'
import * as searchText from '#db/migrations/0013-search-text.ts'
import * as orderMailsForOperators from '#db/migrations/0014-order-mails-for-operators.ts'
import * as accountRights from '#db/migrations/0015-account-rights.ts'
import * as accountsLogin from '#db/migrations/0016-accounts-login.ts'
import * as membershipRole from '#db/migrations/0017-membership-role.ts'
import * as accountScopes from '#db/migrations/0018-account-scopes.ts'
import * as oneMailTable from '#db/migrations/0019-one-mail-table.ts'
import * as reviewEvents from '#db/migrations/0020-review-events.ts'
import * as insertReviews from '#db/migrations/0021-insert-reviews.ts'
import * as placements from '#db/migrations/0022-placements.ts'
import * as recounts from '#db/migrations/0023-recounts.ts'
import * as locationDays from '#db/migrations/0024-location-days.ts'
import * as rollUpByKey from '#db/migrations/0024-roll-up-by-key.ts'
import * as searchOrigin from '#db/migrations/0024-search-origin.ts'
import * as funnel from '#db/migrations/0025-funnel.ts'
import * as suspendedCodes from '#db/migrations/0026-suspended-codes.ts'
import * as teamRoles from '#db/migrations/0027-team-roles.ts'
import * as twoFactor from '#db/migrations/0028-two-factor.ts'
import * as passkeys from '#db/migrations/0029-passkeys.ts'
import * as audit from '#db/migrations/0030-audit.ts'
import * as suspension from '#db/migrations/0031-suspension.ts'
import * as viewAs from '#db/migrations/0032-view-as.ts'
import * as teamLimit from '#db/migrations/0033-team-limit.ts'
import * as cases from '#db/migrations/0035-cases.ts'
import * as replies from '#db/migrations/0036-replies.ts'
import * as notifications from '#db/migrations/0037-notifications.ts'
import * as mailLanes from '#db/migrations/0038-mail-lanes.ts'
import * as touchedSpans from '#db/migrations/0042-touched-spans.ts'
import * as noticesOfSeveral from '#db/migrations/0044-notices-of-several.ts'
import * as digests from '#db/migrations/0045-digests.ts'
import * as companyTexts from '#db/migrations/0046-company-texts.ts'
import * as reviewLang from '#db/migrations/0047-review-lang.ts'
import * as textLanguages from '#db/migrations/0050-text-languages.ts'
import * as privacy from '#db/migrations/0051-privacy.ts'
import * as receipts from '#db/migrations/0052-receipts.ts'
import * as receiptHandles from '#db/migrations/0053-receipt-handles.ts'
import * as erasures from '#db/migrations/0054-erasures.ts'
import * as people from '#db/migrations/0054-people.ts'
import * as retention from '#db/migrations/0055-retention.ts'
import * as deletedCompanies from '#db/migrations/0056-deleted-companies.ts'
import * as receiptsOfDeletedCompanies from '#db/migrations/0057-receipts-of-deleted-companies.ts'
import * as deletedCompanyEstimates from '#db/migrations/0058-deleted-company-estimates.ts'
import * as phoneEnd from '#db/migrations/0059-phone-end.ts'
import * as receiptInReview from '#db/migrations/0060-receipt-in-review.ts'
import * as sentimentByHand from '#db/migrations/0061-sentiment-by-hand.ts'
import * as themes from '#db/migrations/0062-themes.ts'
import * as tenants from '#db/migrations/0063-tenants.ts'
import * as separateStatements from '#db/migrations/0064-separate-statements.ts'
import * as activity from '#db/migrations/0065-activity.ts'
import * as sessionPositions from '#db/migrations/0067-session-positions.ts'
import * as fasterSearchText from '#db/migrations/0068-faster-search-text.ts'
import * as languageByKey from '#db/migrations/0069-language-by-key.ts'
import * as eventContents from '#db/migrations/0070-event-contents.ts'
import * as oneCheckOfTenants from '#db/migrations/0071-one-check-of-tenants.ts'
import * as batchInOneStatement from '#db/migrations/0072-batch-in-one-statement.ts'
import * as noFormerVersions from '#db/migrations/0073-no-former-versions.ts'
import * as toldOfReplies from '#db/migrations/0074-told-of-replies.ts'
import * as onePageForVisitors from '#db/migrations/0075-one-page-for-visitors.ts'
import * as replied from '#db/migrations/0076-replied.ts'
import * as names from '#db/migrations/0077-names.ts'
import * as teamInvitations from '#db/migrations/0078-team-invitations.ts'
import * as attention from '#db/migrations/0080-attention.ts'
import * as namesThatTurn from '#db/migrations/0081-names-that-turn.ts'

/** All migrations in order. Forward only; one that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-accounts': accounts,
  '0003-analytics': analytics,
  '0004-print-orders': printOrders,
  '0005-print-request': printRequest,
  '0006-rollup-per-row': rollupPerRow,
  '0007-lengths-by-type': lengthsByType,
  '0008-edited-resend': editedResend,
  '0009-kept-slugs': keptSlugs,
  '0010-account-state': accountState,
  '0011-print-logo': printLogo,
  '0012-company-activity': companyActivity,
  '0013-search-text': searchText,
  '0014-order-mails-for-operators': orderMailsForOperators,
  '0015-account-rights': accountRights,
  '0016-accounts-login': accountsLogin,
  '0017-membership-role': membershipRole,
  '0018-account-scopes': accountScopes,
  '0019-one-mail-table': oneMailTable,
  '0020-review-events': reviewEvents,
  '0021-insert-reviews': insertReviews,
  '0022-placements': placements,
  '0023-recounts': recounts,
  '0024-location-days': locationDays,
  '0024-roll-up-by-key': rollUpByKey,
  '0024-search-origin': searchOrigin,
  '0025-funnel': funnel,
  '0026-suspended-codes': suspendedCodes,
  '0027-team-roles': teamRoles,
  '0028-two-factor': twoFactor,
  '0029-passkeys': passkeys,
  '0030-audit': audit,
  '0031-suspension': suspension,
  '0032-view-as': viewAs,
  '0033-team-limit': teamLimit,
  '0035-cases': cases,
  '0036-replies': replies,
  '0037-notifications': notifications,
  '0038-mail-lanes': mailLanes,
  '0042-touched-spans': touchedSpans,
  '0044-notices-of-several': noticesOfSeveral,
  '0045-digests': digests,
  '0046-company-texts': companyTexts,
  '0047-review-lang': reviewLang,
  '0050-text-languages': textLanguages,
  '0051-privacy': privacy,
  '0052-receipts': receipts,
  '0053-receipt-handles': receiptHandles,
  '0054-erasures': erasures,
  '0054-people': people,
  '0055-retention': retention,
  '0056-deleted-companies': deletedCompanies,
  '0057-receipts-of-deleted-companies': receiptsOfDeletedCompanies,
  '0058-deleted-company-estimates': deletedCompanyEstimates,
  '0059-phone-end': phoneEnd,
  '0060-receipt-in-review': receiptInReview,
  '0061-sentiment-by-hand': sentimentByHand,
  '0062-themes': themes,
  '0063-tenants': tenants,
  '0064-separate-statements': separateStatements,
  '0065-activity': activity,
  '0067-session-positions': sessionPositions,
  '0068-faster-search-text': fasterSearchText,
  '0069-language-by-key': languageByKey,
  '0070-event-contents': eventContents,
  '0071-one-check-of-tenants': oneCheckOfTenants,
  '0072-batch-in-one-statement': batchInOneStatement,
  '0073-no-former-versions': noFormerVersions,
  '0074-told-of-replies': toldOfReplies,
  '0075-one-page-for-visitors': onePageForVisitors,
  '0076-replied': replied,
  '0077-names': names,
  '0078-team-invitations': teamInvitations,
  '0080-attention': attention,
  '0081-names-that-turn': namesThatTurn,
}
