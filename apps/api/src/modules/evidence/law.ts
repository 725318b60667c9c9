/** What each law or rule asks for, and which files of the evidence speak to it. */
const rules: readonly { name: string; clauses: readonly [clause: string, text: string, files: string][] }[] =
  [
    {
      name: 'United Kingdom: Digital Markets, Competition and Consumers Act 2024',
      clauses: [
        [
          'Schedule 20, paragraph 13',
          'Bans fake reviews, concealed incentives, and publishing reviews or what is derived from them in a misleading way; asks for reasonable and proportionate steps against them.',
          'about-reviews/, words.csv, refused.csv',
        ],
        [
          'CMA208, guidance of the Competition and Markets Authority on fake reviews',
          'Expects a clear, published policy on reviews, and no suppression of negative ones, by any step from asking on.',
          'about-reviews/, snapshots.json, comparison.json',
        ],
      ],
    },
    {
      name: 'European Union: Unfair Commercial Practices Directive 2005/29/EC, as amended by Directive (EU) 2019/2161',
      clauses: [
        [
          'Annex I, point 23b',
          'Bans the statement that reviews are by consumers who used the product, without reasonable steps to check that.',
          'about-reviews/ (says that nobody checks)',
        ],
        [
          'Annex I, point 23c',
          'Bans false reviews and endorsements, and having them made, to promote products.',
          'words.csv, refused.csv, audit.csv',
        ],
        [
          'Article 7(6)',
          'Asks who gives access to reviews to say whether and how they ensure that these are by consumers who used or bought the product.',
          'about-reviews/',
        ],
      ],
    },
    {
      name: 'United States: Rule on the Use of Consumer Reviews and Testimonials, 16 CFR Part 465',
      clauses: [
        [
          '§ 465.2 and § 465.4',
          'Ban fake reviews, and incentives that are conditioned on a positive or negative sentiment.',
          'words.csv, refused.csv',
        ],
        [
          '§ 465.7',
          'Bans the suppression of reviews by threats, and showing reviews as if they were all where negative ones are suppressed.',
          'snapshots.json, comparison.json, counts.csv',
        ],
      ],
    },
    {
      name: 'Google: policy on contributions to Maps, “Fake engagement”',
      clauses: [
        [
          'Rating manipulation and selective solicitation',
          'Businesses must not discourage or prohibit negative reviews, ask selectively for positive ones, or offer incentives for reviews.',
          'pages/, comparison.json, counts.csv, links.csv',
        ],
      ],
    },
  ]

/** Returns the document on laws and rules. It claims nothing about the company. */
export function lawDocument(): string {
  const sections = rules.map(
    ({ name, clauses }) => `<h2>${name}</h2>
<table>
<tr><th>Clause</th><th>What it is about, in short</th><th>Files that speak to it</th></tr>
${clauses.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</table>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Laws and rules</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1.5rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .5rem; border: 1px solid; text-align: start; vertical-align: top }
</style>
<h1>Laws and rules that this evidence speaks to</h1>
<p>A short overview, not legal advice; the texts themselves decide. The files show what is so. They do not judge it.</p>
${sections.join('\n')}
</html>
`
}
