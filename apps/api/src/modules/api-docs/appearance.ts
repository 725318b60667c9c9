/** Style of the pages. */
export const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  --page: #fff; --raised: #f3f4f6; --line: #e2e4e9; --text: #16181d; --quiet: #5b616e; --accent: #394cdc; --focus: #394cdc;
  scroll-padding-top: 72px }
@media (prefers-color-scheme: dark) { :root { --page: #111318; --raised: #1c1f26; --line: #343944; --text: #f2f3f5; --quiet: #b6bbc6;
  --accent: #a5b0ff; --focus: #8f9bff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); overflow-wrap: anywhere }
a { color: var(--accent); text-underline-offset: 3px }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px }
header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; min-height: 56px;
  padding: 0 16px; background: var(--page); border-bottom: 1px solid var(--line) }
header a { padding: 10px 0; color: inherit; font-weight: 650; text-decoration: none }
.skip { position: absolute; left: -9999px }
.skip:focus { position: static }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--page);
  color: inherit; font: inherit; font-size: 14px; cursor: pointer }
nav { padding: 16px; background: var(--page); color: inherit }
nav[popover] { inset: 56px 0 auto; width: 100%; max-height: calc(100dvh - 56px); margin: 0; overflow: auto; border: 0;
  border-bottom: 1px solid var(--line) }
nav h2 { margin: 16px 0 4px; color: var(--quiet); font-size: 13px; font-weight: 600 }
nav ul { margin: 0; padding: 0; list-style: none }
nav a { display: block; padding: 8px; border-radius: 8px; color: inherit; text-decoration: none }
nav a:hover, nav a[aria-current] { background: var(--raised) }
main { max-width: 800px; padding: 24px 16px 96px }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.25 }
main h2 { margin: 0 0 8px; font-size: 20px; line-height: 1.3 }
main section, main > h2 { margin-top: 48px }
h3 { margin: 24px 0 8px; font-size: 15px }
.quiet { color: var(--quiet) }
code, pre { font: 14px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
:not(pre) > code { padding: 2px 5px; border-radius: 5px; background: var(--raised) }
pre { margin: 8px 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised);
  white-space: pre-wrap; tab-size: 2 }
pre + button { margin-bottom: 8px }
summary { padding: 8px 0; cursor: pointer; font-weight: 600; font-size: 15px }
dl { margin: 0 }
dt { margin-top: 12px }
dd { margin: 4px 0 0; color: var(--quiet); font-size: 15px }
.calls { padding: 0; list-style: none }
.calls a { display: block; padding: 8px 0; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none }
.calls a:hover { text-decoration: underline }
@media (min-width: 900px) {
  body { display: grid; grid-template: auto 1fr / 260px 1fr }
  header { grid-column: 1 / 3 }
  header button { display: none }
  nav[popover] { display: block; position: sticky; inset: 56px auto auto; width: auto; height: calc(100dvh - 56px); border: 0;
    border-right: 1px solid var(--line); align-self: start }
  nav a { padding: 4px 8px; font-size: 15px }
  main { padding: 32px 48px 96px }
}`

/** Copies what is in a box, and shows requests in the language that was opened last. Without it, the pages are complete. */
export const script = `
for (const pre of document.querySelectorAll('pre')) {
  const button = document.createElement('button')
  const label = navigator.clipboard ? 'Copy' : 'Select'
  button.textContent = label
  button.onclick = async () => {
    if (!navigator.clipboard) return getSelection().selectAllChildren(pre)
    await navigator.clipboard.writeText(pre.textContent)
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = label }, 2000)
  }
  pre.after(button)
}
const languages = document.querySelectorAll('details[data-language]')
const chosen = localStorage.getItem('language')
for (const one of languages) {
  if (chosen) one.open = one.dataset.language === chosen
  one.querySelector('summary').onclick = () => {
    if (!one.open) localStorage.setItem('language', one.dataset.language)
  }
}`
