import type { WalkTexts } from '#en/walks.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('tr')

export const walks: WalkTexts = {
  title: 'Kontrol turu',
  intro:
    'Her kodu bir kez okutun. Neyin eksik olduğunu ve hangi çıkartmanın sizin olmadığını hemen görürsünüz.',
  start: 'Tur başlat',
  location: 'Şube',
  allCodes: 'Tüm kodlar',
  all: 'Tüm turlar',
  proceed: 'Devam et',
  earlier: 'Önceki turlar',
  open: 'Açık',
  progress: (confirmed, total) => `${number(total)} koddan ${number(confirmed)} tanesi onaylandı`,
  missing: 'Eksikler',
  missingCount: (count) => `Eksik: ${number(count)}`,
  nothingMissing: 'Eksik yok',
  confirmed: 'Onaylananlar',
  findings: 'Bakılacaklar',
  more: (count) => `Diğer kodlar: ${number(count)}`,
  camera: 'Kamerayla okut',
  cameraOff: 'Kamerayı kapat',
  cameraFailed: 'Kamera kullanılamıyor. Tarayıcıda izin verin ya da kodu yazın.',
  cameraView: 'Kamera görüntüsü',
  typed: 'Kod veya adres',
  check: 'Kontrol et',
  end: 'Turu bitir',
  endQuestion: 'Tur bitirilsin mi?',
  endMissing: (count) =>
    `${plural(count, { one: '# kod hâlâ eksik.', other: '# kod hâlâ eksik.' })} Biten bir tura devam edilemez.`,
  ended: 'Tur bitti',
  endFailed: 'Tur bitirilemedi',
  startFailed: 'Tur başlatılamadı',
  note: 'Not',
  addNote: 'Not veya fotoğraf ekle',
  photo: 'Fotoğraf',
  removePhoto: 'Fotoğrafı kaldır',
  photoFailed: 'Bu fotoğraf okunamıyor. Lütfen başka bir tane çekin.',
  send: 'Kaydet',
  photoOf: (name) => `${name} fotoğrafı`,
  waiting: (count) =>
    plural(count, {
      one: '# okutma, çevrimiçi olunca gönderilir',
      other: '# okutma, çevrimiçi olunca gönderilir',
    }),
  refused: (read) => `Alınmadı: ${read}`,
  verdicts: {
    confirmed: (name) => `${name} onaylandı`,
    elsewhere: (name, location) => `${name} başka yere ait: ${location}`,
    notHere: (name) => `${name} buraya ait değil`,
    noLocation: (name) => `${name} hiçbir şubeye ait değil`,
    archived: (name) => `${name} arşivlenmiş`,
    foreign: (to) => `Bu çıkartma sizin değil: ${to} adresine götürüyor`,
    unknown: (read) => `${read} kimsenin kodu değil`,
    later: (read) => `${read}, çevrimiçi olunca kontrol edilir`,
  },
  back: 'Tura dön',
}
