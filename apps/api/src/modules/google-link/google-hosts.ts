/** Country domains on which Google serves search and maps (google.com/supported_domains). */
const domains = new Set(
  [
    'com',
    ...(
      'ad ae al am as at az ba be bf bg bi bj bs bt by ca cat cd cf cg ch ci cl cm cn cv cz de dj dk dm dz ee es fi fm ' +
      'fr ga ge gg gl gm gp gr gy hn hr ht hu ie im iq is it je jo kg ki kz la li lk lt lu lv md me mg mk ml mn ms mu ' +
      'mv mw ne nl no nr nu pl pn ps pt ro rs ru rw sc se sh si sk sm sn so sr st td tg tl tm tn to tt vg vu ws'
    ).split(' '),
    ...(
      'af ag ai ar au bd bh bn bo br bz co cu cy do ec eg et fj gh gi gt hk jm kh kw lb ly mm mt mx my na nf ng ni np ' +
      'om pa pe pg ph pk pr py qa sa sb sg sl sv tj tr tw ua uy vc vn'
    )
      .split(' ')
      .map((country) => `com.${country}`),
    ...'ao bw ck cr id il in jp ke kr ls ma mz nz th tz ug uk uz ve vi za zm zw'
      .split(' ')
      .map((country) => `co.${country}`),
  ].map((ending) => `google.${ending}`),
)

/** Hosts below these domains that show or lead to places; on the others, anyone can publish. */
const services = /^(?:www\.)?(?:(?:maps|search|consent|local)\.)?(?=google\.)/

/** Hosts of links that say nothing by themselves. */
const shorteners = new Set(['maps.app.goo.gl', 'goo.gl', 'share.google', 'g.co', 'g.page'])

/** Parses an address if it leads to Google: http(s) on its usual port, without a user name, on a host of Google's. */
export function googleUrl(address: string): URL | undefined {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  if (url.port || url.username || url.password) return undefined
  const host = url.hostname.replace(/\.$/, '').replace(services, '')
  return domains.has(host) || shorteners.has(host.replace(/^www\.(?=g\.page$)/, '')) ? url : undefined
}

/** Whether an address, even one that `googleUrl` does not trust, is on a host of Google's. */
export function isOnGoogle(address: string): boolean {
  return domains.has(URL.parse(address)?.hostname.replace(/^.*\.(?=google\.)/, '') ?? '')
}
