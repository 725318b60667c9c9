import { checkFiles, readZip } from '#modules/evidence/verify.ts'

/** Returns `verify.html`, which checks an evidence file in a browser, without anything from the net. */
export function verifyPage(keyUrl: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>Check an evidence file</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1.5rem }
label { display: block; margin: 1rem 0 }
input { display: block; margin-top: .25rem; font: inherit; max-width: 100% }
code { overflow-wrap: anywhere }
</style>
<h1>Check an evidence file</h1>
<p>Whether every file is as it was signed. Nothing leaves this computer, and nothing is loaded from the net.</p>
<label>The ZIP file <input id="zip" type="file" accept=".zip"></label>
<label>Or the folder into which it was unpacked <input id="folder" type="file" webkitdirectory multiple></label>
<div id="result" role="status"></div>
<script>
${readZip}
${checkFiles}
const keyUrl = ${JSON.stringify(keyUrl)}
const result = document.getElementById('result')
function say(sentences) {
  result.replaceChildren(...sentences.map((sentence) => {
    const line = document.createElement('p')
    line.textContent = sentence
    return line
  }))
}
const bytesOf = async (file) => new Uint8Array(await file.arrayBuffer())
async function check(read) {
  say(['Checking…'])
  try {
    const { files, problems } = await read()
    const found = problems.length ? { problems } : await checkFiles(files)
    if (found.problems.length) return say(['Not as it was signed:', ...found.problems])
    const { company, from, to, key, files: listed } = found.manifest
    say([
      'Everything is as it was signed.',
      company.name + ', ' + company.address + ', from ' + from + ' to ' + to + ': ' + listed.length + ' files.',
      'Signed with the key ' + key.x + '. Compare it with “x” at ' + keyUrl + ': only then is it known who signed.',
    ])
  } catch (error) {
    say(['This browser cannot check it: ' + error.message + '. A current Firefox, Safari, Chrome or Edge can.'])
  }
}
document.getElementById('zip').addEventListener('change', ({ target }) => {
  if (target.files[0]) check(async () => readZip(await bytesOf(target.files[0])))
})
document.getElementById('folder').addEventListener('change', ({ target }) => {
  check(async () => {
    const files = new Map()
    for (const file of target.files) files.set(file.webkitRelativePath.replace(/^[^/]*\\//, ''), await bytesOf(file))
    return { files, problems: [] }
  })
})
</script>
</html>
`
}
