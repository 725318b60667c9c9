import type { printFormats as english } from '#en/print-formats.ts'
import { formats } from '#formats.ts'

const { number } = formats('tr')

export const printFormats: typeof english = {
  title: 'Formatlar',
  description:
    'Posterden e-posta imzasına kadar her şeyin üzerinde kodunuz; kendiniz basın veya matbaaya verin.',
  names: {
    poster_18x24: 'Büyük poster',
    sticker_3in: 'Yuvarlak çıkartma',
    poster_a4: 'A4 poster',
    poster_a5: 'A5 poster',
    table_tent: 'Masa kartı',
    counter_card: 'Tezgâh kartı',
    window_cling: 'Cam çıkartması',
    card: 'Kart',
    slip: 'Şerit',
    card_sheet: 'On kartlık sayfa',
    signature: 'E-posta imzası',
    button: 'Web sitesi düğmesi',
  },
  millimeters: (width, height) => `${number(width)} × ${number(height)} mm`,
  inches: (width, height) => `${number(width)} × ${number(height)} inç`,
  takeHome: 'Eve götürmek için',
  onScreen: 'Ekranlar için',
  preview: (name) => `Önizleme: ${name}`,
  layout: 'Düzen',
  checking: 'Kontrol ediliyor…',
  fine: 'Kontrol edildi: kod bitmiş baskıdan okunuyor ve kenar payında hiçbir şey yok.',
  checkFailed: 'Kontrol başarısız oldu',
  findings: {
    code_unreadable: 'Bir kod baskıdan okunamıyor. Lütfen başka bir düzen seçin.',
    code_too_far:
      'Bir kod alışılmış uzaklıktan okunamıyor. Başka bir düzen veya daha büyük bir format seçin.',
    code_contrast: 'Kod arka plandan yeterince ayrılmıyor. Başka bir düzen seçin.',
    code_small: 'Kod çoğu telefon için fazla küçük. Başka bir düzen veya daha büyük bir format seçin.',
    text_outside: 'Yazılar kenar payına taşıyor ve kesilebilir. Başka bir düzen veya daha kısa bir ad seçin.',
    letters_missing:
      'Bir adın bazı harfleri basılamıyor ve atlanıyor. Önizlemeye bakın, gerekirse adı başka biçimde yazın.',
    name_from_address: 'Adın hiçbir harfi basılamıyor, bu yüzden adresteki ad görünüyor. Önizlemeye bakın.',
    logo_resolution:
      'Logo, basılı boyutu için fazla küçük ve bulanık görünecek. Daha büyük bir resim veya bir çizim (SVG) yükleyin.',
  },
  pdf: 'PDF',
  press: 'Matbaa için PDF',
  note: 'Matbaa için PDF’de taşma payı ve kesim işaretleri vardır (PDF/X-4). SVG ve PNG her seferinde tek kod içindir.',
  escrow: {
    title: 'Kodlarınızı yanınıza alın',
    text: 'Tüm kodlarınız, bir web sitesinin dosyaları olarak. Bu dosyalar yayımlandığında baskılarınız biz olmadan da çalışır.',
    download: 'Kodları indir',
  },
}
