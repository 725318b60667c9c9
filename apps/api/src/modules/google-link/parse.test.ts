import { describe, expect, it } from 'vitest'
import { type Parsed, parseGoogleLink } from '#modules/google-link/parse.ts'
import { isPlaceId, placeIdOf } from '#modules/google-link/place-id.ts'

/** Feature ids and the place ids that Google published with them, most in a single link of Maps (`!19s`). */
const pairs: [featureId: string, placeId: string][] = [
  ['0x6b12ae665e892fdd:0x3133f8d75a1ac251', 'ChIJ3S-JXmauEmsRUcIaWtf4MzE'],
  ['0x6b12ae37b47f5b37:0x8eaddfcd1b32ca52', 'ChIJN1t_tDeuEmsRUsoyG83frY4'],
  ['0x808fb73b6141f7b3:0x109239be3293d9ca', 'ChIJs_dBYTu3j4ARytmTMr45khA'],
  ['0x864127ece8bd4245:0x67ac28da931b1969', 'ChIJRUK96OwnQYYRaRkbk9oorGc'],
  ['0x89c259a31b639d95:0x90a673b3e3ed8540', 'ChIJlZ1jG6NZwokRQIXt47NzppA'],
  ['0x14caba3cb97a6d01:0xa4a65c1b72fca323', 'ChIJAW16uTy6yhQRI6P8chtcpqQ'],
  ['0x80c893d73f3ae61b:0x96586882a23ac7ee', 'ChIJG-Y6P9eTyIAR7sc6ooJoWJY'],
  ['0x89c81712f88a985d:0xd090e253509f15e2', 'ChIJXZiK-BIXyIkR4hWfUFPikNA'],
  ['0x47a5f50c083530a3:0xfdba8746b538141', 'ChIJozA1CAz1pUcRQYFTa3So2w8'],
  ['0x390cfb3e3f468a1d:0xa20aa5a10c9de3f7', 'ChIJHYpGPz77DDkR9-OdDKGlCqI'],
  ['0x6d38afb2fdd4162b:0xe129e0fd10e7521e', 'ChIJKxbU_bKvOG0RHlLnEP3gKeE'],
  ['0x5485d788947067fd:0xd9e5665b2e3bb24a', 'ChIJ_WdwlIjXhVQRSrI7Lltm5dk'],
  ['0x0:0x46d8faadc94c2aa7', 'ChIJAAAAAAAAAAARpypMya362EY'],
]

const opera = 'ChIJ3S-JXmauEmsRUcIaWtf4MzE'
const sydney = 'ChIJN1t_tDeuEmsRUsoyG83frY4'
const operaId = '0x6b12ae665e892fdd:0x3133f8d75a1ac251'
const place = (placeId: string): Parsed => ({ placeId })
const of = (featureId: string): Parsed => ({ placeId: placeIdOf(featureId) ?? 'none' })
const kept = (reviewLink: string): Parsed => ({ reviewLink })
const follow = (link: string): Parsed => ({ follow: link })

/** Long Google Maps links, as browsers and phones copy them. */
const maps: [string, Parsed][] = [
  [
    `https://www.google.com/maps/place/Sydney+Opera+House/@-33.8567844,151.2152967,17z/data=!3m2!4b1!5s0x6b12ae67d234a27f:0xd6d4e9380ca1e32f!4m6!3m5!1s${operaId}!8m2!3d-33.8567844!4d151.2152967!16zL20vMDZfbm0?entry=ttu&g_ep=EgoyMDI1MDUyNi4wIKXMDSoJLDEwMjExNDUzSAFQAw%3D%3D`,
    place(opera),
  ],
  [
    "https://www.google.com/maps/place/Teatro+dell'opera+di+Sydney/@-33.8567799,151.213108,17z/data=!3m2!4b1!5s0x6b12ae67d234a27f:0xd6d4e9380ca1e32f!4m5!3m4!1s0x6b12ae665e892fdd:0x3133f8d75a1ac251!8m2!3d-33.8567844!4d151.2152967",
    place(opera),
  ],
  [
    'https://www.google.com/maps/place/Nhà+hát+Opera+Sydney/@-33.8567798,151.2104258,17z/data=!3m1!4b1!4m6!3m5!1s0x6b12ae665e892fdd:0x3133f8d75a1ac251!8m2!3d-33.8567844!4d151.2152967!16zL20vMDZfbm0?entry=ttu',
    place(opera),
  ],
  [
    'https://www.google.co.in/maps/place/Sydney+Opera+House/@-33.8567844,151.213108,17z/data=!3m2!4b1!5s0x6b12ae67d234a27f:0xd6d4e9380ca1e32f!4m5!3m4!1s0x6b12ae665e892fdd:0x3133f8d75a1ac251!8m2!3d-33.8567844!4d151.2152967?hl=en',
    place(opera),
  ],
  [
    'https://www.google.com/maps/place/Good+Thanks+Cafe/data=!4m7!3m6!1s0x89c259a31b639d95:0x90a673b3e3ed8540!8m2!3d40.7197434!4d-73.9895105!16s%2Fg%2F11ghtdlp63!19sChIJlZ1jG6NZwokRQIXt47NzppA?authuser=0&hl=en&rclk=1',
    place('ChIJlZ1jG6NZwokRQIXt47NzppA'),
  ],
  [
    'https://www.google.com/maps/place/Pizza%2BInn%2BMagdeburg/data=!4m7!3m6!1s0x47a5f50c083530a3:0xfdba8746b538141!8m2!3d52.1263086!4d11.6094743!16s%2Fg%2F11kqmtk3dt!19sChIJozA1CAz1pUcRQYFTa3So2w8?authuser=0&hl=en&rclk=1',
    place('ChIJozA1CAz1pUcRQYFTa3So2w8'),
  ],
  [
    'https://www.google.de/maps/place/Zema/@50.9592474,6.9417788,17z/data=!4m8!3m7!1s0x47bf25fa97822a91:0x966a72726844da2a!8m2!3d50.959244!4d6.9443484!9m1!1b1!16s%2Fg%2F11mkvct_hy?entry=ttu&g_ep=EgoyMDI2MDgyNi4wIKXMDSoASAFQAw%3D%3D',
    of('0x47bf25fa97822a91:0x966a72726844da2a'),
  ],
  [
    'https://www.google.de/maps/place/KFZ+Meisterbetrieb+Lang+Fahrzeugtechnik/@50.5635198,7.9584823,1184m/data=!3m3!1e3!4b1!5s0x47bc2f51d389d92d:0x132586bcae642ae1!4m6!3m5!1s0x47bc2f903ae64169:0xeb30a49ab1f772be!8m2!3d50.5635165!4d7.9633478!16s%2Fg%2F11q1j947fh?entry=ttu',
    of('0x47bc2f903ae64169:0xeb30a49ab1f772be'),
  ],
  [
    'https://www.google.de/maps/place/Majestic+-+Caf%C3%A9+%26+Cocktailbar/@52.4836184,13.426421,16z/data=!4m10!1m2!2m1!1sbar!3m6!1s0x47a84f6e51648823:0x6986bef12d8acdb!8m2!3d52.4827079!4d13.431962!15sCgNiYXJaBSIDYmFy',
    of('0x47a84f6e51648823:0x6986bef12d8acdb'),
  ],
  [
    'https://www.google.co.jp/maps/place/G.B.T%E3%82%B5%E3%83%BC%E3%83%93%E3%82%B9/@34.992211,137.1396299,17z/data=!3m1!4b1!4m6!3m5!1s0x6004a27c3edfa847:0x6f3291a7e40a93d2!8m2!3d34.992211!4d137.1422048!16s%2Fg%2F11snnk8pfq?hl=ja&entry=ttu',
    of('0x6004a27c3edfa847:0x6f3291a7e40a93d2'),
  ],
  [
    'https://www.google.co.jp/maps/place/ウイリアムズホール/@35.7294518,139.7013359,17.54z/data=!4m5!3m4!1s0x60188d59f9f2fdfb:0x7b16098e235b911!8m2!3d35.7293041!4d139.7019023',
    of('0x60188d59f9f2fdfb:0x7b16098e235b911'),
  ],
  [
    'https://www.google.co.uk/maps/place/Hans+Electric+Ltd/@51.5503563,0.1989772,15z/data=!4m7!3m6!1s0x0:0x6325ee7eacc538a1!8m2!3d51.5503563!4d0.1989772!9m1!1b1',
    of('0x0:0x6325ee7eacc538a1'),
  ],
  [
    'http://www.google.co.uk/maps/place/Design+Museum/@51.502976,-0.071935,17z/data=!3m1!4b1!4m2!3m1!1s0x48760347a6e741b3:0xae7123fe55183526',
    of('0x48760347a6e741b3:0xae7123fe55183526'),
  ],
  [
    'https://www.google.com.br/maps/place/FECAP+-+Fundação+Escola+de+Comércio+Álvares+Penteado+-+Campus+Liberdade/@-23.5572348,-46.6395381,17z/data=!4m6!3m5!1s0x94ce59a8b4d648f9:0x862df06cefe8bc3e!8m2!3d-23.5572348!4d-46.6369578!16s%2Fg%2F122xff09?entry=ttu',
    of('0x94ce59a8b4d648f9:0x862df06cefe8bc3e'),
  ],
  [
    'https://www.google.com.br/maps/place/GET+Engenharia+Computacional+-+UFJF/@-21.7760943,-43.3745159,17z/data=!3m1!4b1!4m5!3m4!1s0x989ba19a60adb9:0x7a2ead724f5e3cf7!8m2!3d-21.7760702!4d-43.3724335',
    of('0x989ba19a60adb9:0x7a2ead724f5e3cf7'),
  ],
  [
    'www.google.com/maps/place/Central+Park/@40.785091,-73.968285,15z/data=!3m1!4b1!4m5!3m4!1s0x89c2589a018531e3:0xb9df1f3170d990b5!8m2',
    of('0x89c2589a018531e3:0xb9df1f3170d990b5'),
  ],
  [
    '//www.google.com.tr/maps/place/AX%C4%B0S/data=!4m7!3m6!1s0x14caa32d30c54835:0x8d9415aa680d3dae!8m2!3d40.9991992',
    of('0x14caa32d30c54835:0x8d9415aa680d3dae'),
  ],
  [
    'https://www.google.com/maps/place//data=!4m2!3m1!1s0xc3f7d4e21a00705:0xa9ea51361ed84bda',
    of('0xc3f7d4e21a00705:0xa9ea51361ed84bda'),
  ],
  [
    'https://www.google.com/maps/place/Cafe/data%3D!4m2!3m1!1s0x6b12ae665e892fdd%3A0x3133f8d75a1ac251',
    place(opera),
  ],
  [
    'https://www.google.com/maps/place/Cafe/data=%214m2%213m1%211s0x6b12ae665e892fdd%253A0x3133f8d75a1ac251%218m2',
    place(opera),
  ],
  [
    'HTTPS://WWW.GOOGLE.COM/maps/place/Cafe/data=!4m2!3m1!1s0X6B12AE665E892FDD:0X3133F8D75A1AC251',
    place(opera),
  ],
  ['https://www.google.com/maps?ftid=0x6b12ae665e892fdd:0x3133f8d75a1ac251', place(opera)],
  [
    'https://maps.google.com/maps?q=Opera&ftid=0x6b12ae665e892fdd%3A0x3133f8d75a1ac251&hl=fr&gl=fr',
    place(opera),
  ],
  [
    'http://maps.google.com/maps/place?ftid=0x886c66a71b2aa22b:0xc7a586e1b4f2a7e4&amp;q=2719+E+10th+street&amp;hl=en&amp;gl=us',
    of('0x886c66a71b2aa22b:0xc7a586e1b4f2a7e4'),
  ],
  [
    'https://maps.google.com/?q=Opera%20House&ftid=0x6b12ae665e892fdd:0x3133f8d75a1ac251&entry=gps&lucs=,94231188&g_st=com.google.maps.preview.copy',
    place(opera),
  ],
  [
    'https://maps.google.com/?cid=3545450935484072529&ftid=0x6b12ae665e892fdd:0x3133f8d75a1ac251',
    place(opera),
  ],
  [`https://www.google.com/maps/place/?q=place_id:${opera}`, place(opera)],
  [`https://www.google.com/maps/embed/v1/place?key=AIza&q=place_id%3A${opera}`, place(opera)],
  [
    'https://www.google.com/maps/search/?api=1&query=47.5951518%2C-122.3316393&query_place_id=ChIJKxjxuaNqkFQR3CK6O1HNNqY',
    place('ChIJKxjxuaNqkFQR3CK6O1HNNqY'),
  ],
  [`https://www.google.es/maps/search/?api=1&query=Opera&query_place_id=${opera}`, place(opera)],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3312!2d151.2!3d-33.8!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x6b12ae665e892fdd%3A0x3133f8d75a1ac251!2sSydney+Opera+House!5e0!3m2!1sen!2sau!4v1471218824160" width="600"></iframe>',
    place(opera),
  ],
  [
    'https://www.google.com/maps/reviews/data=!4m8!14m7!1m6!2m5!1sChZDSUhNMG9nS0VJQ0FnSUNQaWF5aVVnEAE!2m1!1s0x0:0x3133f8d75a1ac251!3m1!1s2@1:CIHM0ogKEICAgICPiayiUg%7CCgwI7sGSugYQuIK06AI%7C',
    of('0x0:0x3133f8d75a1ac251'),
  ],
  [
    'https://www.google.com/maps/reviews/data=!4m5!14m4!1m3!1m2!1s116806430231588781376!2s0x8824c18eb6e1bd0d:0xddd76cb4db1ee92?sa=X&ved=2ahUKEwjYrpCRgor4AhUZZDABHYJ1DvMQv_QBegQIUxAY',
    of('0x8824c18eb6e1bd0d:0xddd76cb4db1ee92'),
  ],
  [
    `https://www.google.com/maps/reviews/data=!4m8!2m1!1s0x0:0x3133f8d75a1ac251!3m1!1s${operaId}!9m1`,
    place(opera),
  ],
]

/** Google's search, review forms and pages in between. */
const others: [string, Parsed][] = [
  [
    'https://www.google.com/search?hl=en-US&gl=us&q=Love+Thy+Neighbor&ludocid=7470390801136818537&lsig=AB86z5VxW5D4C50W6LJ_bFEXnXuc#lrd=0x864127ece8bd4245:0x67ac28da931b1969,1',
    place('ChIJRUK96OwnQYYRaRkbk9oorGc'),
  ],
  [
    'https://www.google.com/search?q=Israeli+Dairy+School+Alon+Hagalil#lrd=0x151c4cb2bcbc0001:0xf31fb8969249a288,3',
    of('0x151c4cb2bcbc0001:0xf31fb8969249a288'),
  ],
  [
    'https://www.google.co.th/search?q=%E0%B8%AB%E0%B8%A5%E0%B8%B8%E0%B8%A1#lrd=0x30e29ed751e1fcc1:0xd9b3e75e3de50ee0,1,,,,',
    of('0x30e29ed751e1fcc1:0xd9b3e75e3de50ee0'),
  ],
  ['https://www.google.fr/search?q=opera&lrd=0x6b12ae665e892fdd:0x3133f8d75a1ac251,3', place(opera)],
  [`https://search.google.com/local/writereview?placeid=${opera}`, place(opera)],
  [`http://search.google.com/local/writereview?placeid=${opera}&rate=5&utm_source=gbp`, place(opera)],
  [`https://search.google.com/local/reviews?placeid=${opera}&hl=de`, place(opera)],
  ['https://g.page/r/Cc7ec3hVcz95EBM/review', kept('https://g.page/r/Cc7ec3hVcz95EBM/review')],
  ['http://g.page/r/CUAAp1F64rPOEAg/review?rate=5', kept('https://g.page/r/CUAAp1F64rPOEAg/review')],
  ['g.page/r/CagAPRsZ3RSuEBM/review/', kept('https://g.page/r/CagAPRsZ3RSuEBM/review')],
  ['https://g.page/r/CagAPRsZ3RSuEBM', kept('https://g.page/r/CagAPRsZ3RSuEBM/review')],
  ['https://g.page/r/x/review', kept('https://g.page/r/x/review')],
  ['https://g.page/cafe-luna-berlin/review?gm', kept('https://g.page/cafe-luna-berlin/review')],
  [
    `https://consent.google.com/ml?continue=https://www.google.com/maps/place/Opera/data%3D!4m2!3m1!1s${operaId}?gl%3DBE&gl=BE`,
    place(opera),
  ],
  [
    'https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.google.com%2Fmaps%3Fftid%3D0x6b12ae665e892fdd%3A0x3133f8d75a1ac251&usg=AOv',
    place(opera),
  ],
]

/** Ids, and links with words around them. */
const texts: [string, Parsed][] = [
  [opera, place(opera)],
  [`  ${opera}\n`, place(opera)],
  [`Place ID: ${opera}.`, place(opera)],
  ['GhIJQWDl0CIeQUARxks3icF8U8A', place('GhIJQWDl0CIeQUARxks3icF8U8A')],
  [
    'EicxMyBNYXJrZXQgU3QsIFdpbG1pbmd0b24sIE5DIDI4NDAxLCBVU0EiGhIYChQKEgnRTo6ixx-qiRHo_bbmkCm7ZRAN',
    place('EicxMyBNYXJrZXQgU3QsIFdpbG1pbmd0b24sIE5DIDI4NDAxLCBVU0EiGhIYChQKEgnRTo6ixx-qiRHo_bbmkCm7ZRAN'),
  ],
  [operaId, place(opera)],
  [
    `Sydney Opera House\nBennelong Point, Sydney NSW 2000, Australien\nhttps://maps.app.goo.gl/cZ5NrFLC3GQNTte68?g_st=ic`,
    follow('https://maps.app.goo.gl/cZ5NrFLC3GQNTte68'),
  ],
  [
    'Schau mal: „Café Luna“ (https://maps.app.goo.gl/FoksPtKVKYoeAt4w8).',
    follow('https://maps.app.goo.gl/FoksPtKVKYoeAt4w8'),
  ],
  [
    '看看这家店https://maps.app.goo.gl/yNWrPg1SFLomwCKX9。',
    follow('https://maps.app.goo.gl/yNWrPg1SFLomwCKX9'),
  ],
  ['مقهى لونا ‎https://goo.gl/maps/abcDEF12345‏', follow('https://goo.gl/maps/abcDEF12345')],
  ['maps.app.goo.gl/jVuuNEZ_-FQ3UGhX7%3C/a%3E', follow('https://maps.app.goo.gl/jVuuNEZ_-FQ3UGhX7')],
  ['https://share.google/1HC9lFjZErvGyF3Gw', follow('https://share.google/1HC9lFjZErvGyF3Gw')],
  ['http://g.co/kgs/vZ5x2K', follow('https://g.co/kgs/vZ5x2K')],
  ['https://g.page/cafe-luna-berlin', follow('https://g.page/cafe-luna-berlin')],
  [
    'https://maps.google.com/?cid=5816261256227932988',
    follow('https://www.google.com/maps?cid=5816261256227932988'),
  ],
  [
    'https://www.google.com/search?q=luna&ludocid=7470390801136818537',
    follow('https://www.google.com/maps?cid=7470390801136818537'),
  ],
  [
    `https://cafe-luna.example/?ftid=0x1:0x2 https://www.google.com/maps?ftid=${operaId} https://maps.app.goo.gl/cZ5NrFLC3`,
    place(opera),
  ],
  [`https://maps.google.com/?ftid=${operaId}\nhttps://www.google.at/maps?ftid=${operaId}`, place(opera)],
]

const wrong: [string, Extract<Parsed, { wrong: unknown }>['wrong']][] = [
  // Several places.
  [
    'https://www.google.de/maps/place/Brandenburger+Tor/@52.5068441,13.4247317,10z/data=!4m13!1m7!3m6!1s0x47a84e373f035901:0x42120465b5e3b70!2sBerlin!3b1!8m2!3d52.5200066!4d13.404954!3m4!1s0x47a851c655f20989:0x26bbfb4e84674c63!8m2!3d52.5162731!4d13.3777428',
    'several',
  ],
  [`${opera} ${sydney}`, 'several'],
  [`https://maps.google.com/?ftid=${operaId} ${sydney}`, 'several'],
  ['https://g.page/r/Cc7ec3hVcz95EBM/review https://g.page/r/CUAAp1F64rPOEAg/review', 'several'],
  ['https://maps.app.goo.gl/cZ5NrFLC3 https://maps.app.goo.gl/yNWrPg1SFL', 'several'],
  // Searches.
  ['https://www.google.com/search?q=cafe+luna&oq=cafe&sourceid=chrome&ie=UTF-8', 'search'],
  ['https://www.google.com/search?kgmid=/g/11rq79crjp&q=Krusty+Smash+Burgers&shndl=30', 'search'],
  ['https://www.google.it/maps/search/ristoranti+vicino+a+me/@45.46,9.18,15z', 'search'],
  ['https://www.google.com/maps?q=Caf%C3%A9+Heinemann,+Bismarckstra%C3%9Fe+91', 'search'],
  // Directions, even to a single place.
  ['https://www.google.com/maps/dir//Gotham+Streat', 'directions'],
  [
    'https://www.google.com/maps/dir//villizbarbershop/data=!4m6!4m5!1m1!4e2!1m2!1m1!1s0x47145fc2a67a2e77:0x751dea2c9af113b5?sa=X',
    'directions',
  ],
  [`https://www.google.com/maps/dir/?api=1&destination=Opera&destination_place_id=${opera}`, 'directions'],
  ['https://maps.google.com/maps?saddr=Berlin&daddr=Potsdam', 'directions'],
  // Maps without a place.
  ['https://www.google.com/maps/@52.5067296,13.2599309,6z', 'map'],
  ['https://maps.google.com', 'map'],
  ['https://maps.google.com/maps/place/52.04,-2.35/@52.03877,-2.3416,15z/data=!3m1!1e3', 'map'],
  [
    'https://www.google.com/maps/place/52%C2%B031%2712.0%22N+13%C2%B024%2718.0%22E/@52.52,13.405,17z/data=!4m5!3m4!1s0x0:0x8fbd0aeae7e4b9b9!8m2!3d52.52!4d13.405',
    'map',
  ],
  ['https://www.google.com/maps?q=48.857832,2.295226', 'map'],
  ['https://www.google.com/search?q=roofing#lrd=0x0:0x0,1', 'map'],
  ['https://www.google.com/maps/d/viewer?mid=1wSGRzmK0rwrPnqdQAtz0p5h_NvKCjgY', 'map'],
  // Other pages of Google.
  ['https://business.google.com/reviews', 'otherPage'],
  ['https://www.google.com/', 'otherPage'],
  ['https://goo.gl/fb/abcdef', 'otherPage'],
  // A place that the link does not name.
  ['https://www.google.co.uk/maps/place/Big+Ben', 'nameless'],
  [
    'https://www.google.com/maps/place/Berlin,+Germany/@52.5067296,13.2599309,11z/data=12345?entry=ttu',
    'nameless',
  ],
  [`https://www.google.com/maps/place/Cafe/data=!4m2!3m1!1s${operaId}0!8m2`, 'nameless'],
  // Cut off.
  ['https://www.google.com/maps/place/Cafe/@52.5,13.2,17z/data=!3m1!4b1!4m6!3m5!1s0x6b12ae665e8', 'cutOff'],
  ['https://www.google.com/maps/place/Cafe/data=!4m6!3m5!1s0x6b12ae665e892fdd:0x', 'cutOff'],
  ['https://www.google.com/maps/place/Cafe/data=!4m6!3m5!1s0x6b12ae665e892fdd:0x3133f8d7', 'cutOff'],
  ['https://www.google.com/maps/place/Caf…', 'cutOff'],
  ['https://maps.app.goo.gl/', 'cutOff'],
  ['https://g.page/r/', 'cutOff'],
  ['https://search.google.com/local/writereview?placeid=', 'cutOff'],
  ['https://search.google.com/local/writereview?placeid=ChIJ3S-JXmauEms', 'cutOff'],
  ['ChIJ3S-JXmauEmsRUcIaWtf4Mz', 'cutOff'],
  // Websites, and what only looks like Google.
  ['https://www.cafe-luna.example/reviews', 'website'],
  ['https://maps.apple.com/?q=Cafe', 'website'],
  [`https://google.com.evil.example/maps?ftid=${operaId}`, 'website'],
  [`https://evilgoogle.com/maps?ftid=${operaId}`, 'website'],
  [`https://www.google.com@evil.example/maps?ftid=${operaId}`, 'website'],
  [`https://me:secret@www.google.com/maps?ftid=${operaId}`, 'otherPage'],
  [`https://www.google.com:8443/maps?ftid=${operaId}`, 'otherPage'],
  [`https://www.google.com\\@evil.example/maps`, 'otherPage'],
  [`https://www.gооgle.com/maps?ftid=${operaId}`, 'website'],
  [`https://xn--ggle-0nda.com/maps?ftid=${operaId}`, 'website'],
  [`https://google.evil/maps?ftid=${operaId}`, 'website'],
  [`https://sites.google.com/view/luna?ftid=${operaId}`, 'otherPage'],
  [`https://www.google.com/url?q=https://evil.example/?ftid=${operaId}`, 'website'],
  [`https://consent.google.com/ml?continue=https://evil.com/maps?ftid=${operaId}`, 'website'],
  ['https://169.254.169.254/latest/meta-data', 'website'],
  // No link.
  ['Café Luna, Hauptstraße 1, Berlin', 'nothing'],
  [`javascript:location='https:`, 'nothing'],
  [`data:text/html,${operaId}`, 'nothing'],
  ['0x0:0x0', 'nothing'],
  ['\u0007\ud800 %E0%A4%A', 'nothing'],
]

it.each(pairs)('derives from %s the place id %s', (featureId, placeId) => {
  expect(placeIdOf(featureId)).toBe(placeId)
  expect(isPlaceId(placeId)).toBe(true)
})

describe('finds the place in', () => {
  it.each([...maps, ...others, ...texts])('%s', (text, expected) => {
    expect(parseGoogleLink(text)).toEqual(expected)
  })
})

describe('refuses', () => {
  it.each(wrong)('%s: %s', (text, reason) => {
    expect(parseGoogleLink(text)).toEqual({ wrong: reason })
  })

  it.each([
    'https://www.google.com/maps/place/'.repeat(150),
    `https://www.google.com/url?q=${'https://www.google.com/url?q='.repeat(130)}`,
    '%25'.repeat(1_500),
    'a.'.repeat(2_000),
    `https://www.google.com/maps/place/${'!1s0x'.repeat(700)}`,
    `${'0x1'.repeat(1_000)}:${'0x1'.repeat(300)}`,
    'x'.repeat(5_000),
  ])('hostile lengths in time: %.40s', (text) => {
    const start = performance.now()
    expect(parseGoogleLink(text)).toHaveProperty('wrong')
    expect(performance.now() - start).toBeLessThan(100)
  })
})
