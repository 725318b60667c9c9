import type { LocationsTexts } from '#en/locations.ts'
import { formats } from '#formats.ts'

const { number } = formats('tr')

export const locations: LocationsTexts = {
  title: 'Şubeler',
  description: 'Bir şubedeki kodlar o şubenin adını gösterir ve Google bağlantısını açar.',
  failed: 'Şubeler yüklenemedi',
  none: 'Henüz şube yok.',
  showAll: (count) => `Tümünü göster (${number(count)})`,
  showArchived: (count) => `Arşivdekileri göster (${number(count)})`,
  ownGoogleLink: 'Kendi Google bağlantısı',
  archived: 'Arşivde',
  more: (name) => `Diğer işlemler: ${name}`,
  edit: 'Düzenle',
  archive: 'Arşivle',
  restore: 'Geri yükle',

  changes: {
    added: (name) => `${name} eklendi`,
    saved: (name) => `${name} kaydedildi`,
    archived: (name) => `${name} arşivlendi`,
    archivedText: 'Bu şubedeki kodlar çalışmaya devam eder.',
    restored: (name) => `${name} geri yüklendi`,
    undo: 'Geri al',
    failed: 'Şube değiştirilemedi',
  },

  dialog: {
    add: 'Şube ekle',
    addTitle: 'Şube ekle',
    editTitle: 'Şubeyi düzenle',
    name: 'Ad',
    nameDescription: 'Ziyaretçiler bunu işletmenizin adının altında görür.',
    googleUrl: 'Google yorum bağlantısı',
    googleUrlDescription: 'İşletmenizin bağlantısını kullanmak için boş bırakın.',
    submitAdd: 'Şube ekle',
    submitSave: 'Kaydet',
  },
}
