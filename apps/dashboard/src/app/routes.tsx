import { NotFound } from '@candour/console/not-found.tsx'
import { rootRoute } from '@candour/console/root-route.ts'
import { ScreenFailed } from '@candour/console/screen-failed.tsx'
import { accountPaths, adminPaths, dashboardPaths, sitePaths } from '@candour/schemas/paths.ts'
import { Navigate, type RouteObject } from 'react-router-dom'
import { Component as CompanyFrame } from '#app/company-frame.tsx'
import { Component as DashboardScreen } from '#app/dashboard-screen.tsx'
import { ForPermission } from '#app/for-permission.tsx'
import { FormerAddress } from '#app/former-address.tsx'
import { formerAddresses } from '#app/former-addresses.ts'
import { home } from '#app/home.ts'
import { withTexts } from '#shared/texts.ts'

/**
 * The company pages, nested in the layout that resolves the active company. It and the overview, which nearly every
 * visit shows, are not lazy: that would cost a round trip and forty small chunks.
 */
export const dashboardRoutes: RouteObject[] = [
  {
    Component: CompanyFrame,
    children: [
      {
        // Inside the company layout, to keep the header and the navigation usable when a page fails.
        ErrorBoundary: ScreenFailed,
        children: [
          { path: dashboardPaths.dashboard, Component: DashboardScreen },
          {
            path: dashboardPaths.reviews,
            lazy: withTexts(() => import('#app/reviews-screen.tsx')),
            children: [
              {
                path: dashboardPaths.review,
                lazy: withTexts(() => import('#features/inbox/review-dialog.tsx')),
              },
            ],
          },
          { path: dashboardPaths.codes, lazy: withTexts(() => import('#app/codes-screen.tsx')) },
          {
            element: <ForPermission permission="placements:manage" />,
            children: [
              {
                path: dashboardPaths.walks,
                lazy: withTexts(() => import('#features/walks/walks-screen.tsx')),
              },
              { path: dashboardPaths.walk, lazy: withTexts(() => import('#features/walks/walk-screen.tsx')) },
            ],
          },
          {
            path: dashboardPaths.formats,
            lazy: withTexts(() => import('#features/prints/formats-screen.tsx')),
          },
          {
            element: <ForPermission permission="orders:read" />,
            children: [
              {
                path: dashboardPaths.materials,
                lazy: withTexts(() => import('#features/print-orders/materials-screen.tsx')),
              },
            ],
          },
          {
            path: dashboardPaths.settings,
            lazy: withTexts(() => import('#app/settings/settings-screen.tsx')),
          },
          {
            lazy: withTexts(() => import('#app/settings/settings-layout.tsx')),
            children: [
              {
                path: dashboardPaths.business,
                lazy: withTexts(() => import('#app/settings/business-screen.tsx')),
              },
              {
                path: dashboardPaths.reviewPage,
                lazy: withTexts(() => import('#app/settings/review-page-screen.tsx')),
              },
              {
                path: dashboardPaths.answers,
                lazy: withTexts(() => import('#app/settings/answers-screen.tsx')),
              },
              {
                path: dashboardPaths.notifications,
                lazy: withTexts(() => import('#features/notifications/notifications-screen.tsx')),
              },
              {
                element: <ForPermission permission="integrations:manage" />,
                children: [
                  {
                    path: dashboardPaths.integrations,
                    lazy: withTexts(() => import('#app/settings/integrations-screen.tsx')),
                  },
                  {
                    path: dashboardPaths.webhook,
                    lazy: withTexts(() => import('#features/webhooks/webhook-screen.tsx')),
                  },
                ],
              },
              {
                element: <ForPermission permission="team:manage" />,
                children: [
                  {
                    path: dashboardPaths.team,
                    lazy: withTexts(() => import('#features/team/team-screen.tsx')),
                  },
                  {
                    path: dashboardPaths.signIn,
                    lazy: withTexts(() => import('#features/sign-in/sign-in-screen.tsx')),
                  },
                ],
              },
              {
                element: <ForPermission permission="privacy:manage" />,
                children: [
                  {
                    path: dashboardPaths.privacy,
                    lazy: withTexts(() => import('#features/privacy/privacy-screen.tsx')),
                  },
                ],
              },
              {
                element: <ForPermission permission="audit:read" />,
                children: [
                  {
                    path: dashboardPaths.audit,
                    lazy: withTexts(() => import('#features/audit/audit-screen.tsx')),
                  },
                ],
              },
            ],
          },
          ...Object.entries(formerAddresses).map(([path, moved]) => ({
            path,
            element: <FormerAddress {...moved} />,
          })),
        ],
      },
    ],
  },
]

const elsewhere = withTexts(() => import('#app/elsewhere.tsx'))

/** The app's routes. Each screen is a lazy chunk that exports its `Component`. */
export const routes: RouteObject[] = [
  rootRoute([
    { path: accountPaths.login, lazy: withTexts(() => import('#features/accounts/login-screen.tsx')) },
    {
      path: accountPaths.forgotPassword,
      lazy: withTexts(() => import('#features/accounts/forgot-password-screen.tsx')),
    },
    {
      path: accountPaths.resetPassword,
      lazy: withTexts(() => import('#features/accounts/reset-password-screen.tsx')),
    },
    {
      path: accountPaths.setupPassword,
      lazy: withTexts(() => import('#features/accounts/setup-password-screen.tsx')),
    },
    { path: accountPaths.account, lazy: withTexts(() => import('#features/accounts/account-screen.tsx')) },
    { path: '/dashboard/account', element: <Navigate to={accountPaths.account} replace /> },
    {
      path: accountPaths.twoFactor,
      lazy: withTexts(() => import('#features/accounts/two-factor-screen.tsx')),
    },
    { path: dashboardPaths.demo, lazy: withTexts(() => import('#features/demo/demo-screen.tsx')) },
    ...dashboardRoutes,
    { path: `${adminPaths.admin}/*`, lazy: async () => ({ Component: (await elsewhere()).ToAdmin }) },
    { path: sitePaths.home, lazy: async () => ({ Component: (await elsewhere()).Home }) },
    { path: '*', element: <NotFound home={home} /> },
  ]),
]
