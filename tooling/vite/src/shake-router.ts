import type { Plugin } from 'vite'

/**
 * Makes the router tree-shakable: components created and named by separate statements count as side effects and retain
 * everything they reference.
 */
export const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
})
