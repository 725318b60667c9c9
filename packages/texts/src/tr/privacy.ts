import type { PrivacyTexts } from '#en/privacy.ts'
import { formats } from '#formats.ts'

const { plural } = formats('tr')

export const privacy: PrivacyTexts = {
  find: {
    title: 'Kişi bul',
    description:
      'Bir kişinin bıraktığı veya adının geçtiği yorumları, mesajları, e-postaları ve siparişleri dışa aktarmak veya silmek için bulun. Girdiğiniz her şey eşleşmelidir.',
    email: 'E-posta adresi',
    phone: 'Telefon numarası',
    name: 'Ad',
    find: 'Bul',
    found: (records) => plural(records, { one: '# kayıt bulundu', other: '# kayıt bulundu' }),
  },
  records: {
    title: (person) => ['Saklanan veriler: ', person],
    more: (limit) =>
      plural(limit, {
        one: '# kayıttan fazlası eşleşiyor; bunlar en yenileri. Daha az sonuç için daha fazla bilgi girin veya bunları silip yeniden arayın.',
        other:
          '# kayıttan fazlası eşleşiyor; bunlar en yenileri. Daha az sonuç için daha fazla bilgi girin veya bunları silip yeniden arayın.',
      }),
    nothingFound: 'Hiçbir şey bulunamadı',
    nothingFoundHint:
      'Girdiklerinizin tümüyle eşleşen yorum, mesaj, e-posta veya sipariş yok. Daha azıyla, örneğin yalnızca adla deneyin.',
    kinds: {
      review: 'Yorumlar',
      message: 'Mesajlar',
      mail: 'E-postalar',
      order: 'Siparişler',
    },
    allOfKind: ({ kind, count }) => `${kind} (${count})`,
    selected: (records) => plural(records, { one: '# seçili', other: '# seçili' }),
    export: 'Dışa aktar',
    page: 'Okunabilir sayfa',
    json: 'JSON',
    exportFailed: 'Dışa aktarılamadı',
    erase: 'Sil…',
    open: 'Aç',
    openLabel: 'Yorumu yeni sekmede aç',
  },
  erase: {
    title: (records) => plural(records, { one: '# kayıt silinsin mi?', other: '# kayıt silinsin mi?' }),
    previewFailed: 'Silinecekler sayılamadı',
    preview: (records) => `Silinecekler: ${records}.`,
    consequence:
      'Metinler ve iletişim bilgileri kalıcı olarak silinir. Puanlar ve günler istatistiklerinizde kalır.',
    consequenceWithOrders:
      'Metinler ve iletişim bilgileri kalıcı olarak silinir. Puanlar ve günler istatistiklerinizde kalır. Siparişlerin yalnızca fatura bilgileri silinir.',
    reason: 'Gerekçe',
    reasonHint: 'Belgede kalır; bu yüzden burada kişinin adını yazmayın.',
    reasonExample: '1 Mart’ta e-postayla gelen talep',
    understood: 'Bunun geri alınamayacağını anlıyorum',
    confirm: 'Kalıcı olarak sil',
    nothingLeft:
      'Bu kayıtlarda silinecek bir şey kalmadı. Önceki bir deneme yarıda kaldıysa belgesi silmeler listesindedir.',
    doneTitle: 'Silindi',
    done: 'Bu belgeyi kanıt olarak saklayın. Kişinin adını içermez ve aşağıdaki listede kalır.',
    close: 'Kapat',
  },
  counts: {
    reviews: (count) => plural(count, { one: '# yorum', other: '# yorum' }),
    messages: (count) => plural(count, { one: '# mesaj', other: '# mesaj' }),
    mails: (count) => plural(count, { one: '# e-posta', other: '# e-posta' }),
    orders: (count) => plural(count, { one: '# sipariş', other: '# sipariş' }),
    notes: (count) => plural(count, { one: '# özel not', other: '# özel not' }),
    versions: (count) => plural(count, { one: '# önceki sürüm', other: '# önceki sürüm' }),
    nothing: 'hiçbir şey',
  },
  certificate: {
    title: 'Silme belgesi',
    sheetTitle: (company) => `Silme belgesi, ${company}`,
    erased: 'Silinenler',
    time: 'Zaman',
    by: 'Silen',
    reason: 'Gerekçe',
    number: 'Belge',
    line: ({ label, value }) => `${label}: ${value}`,
    print: 'Yazdır',
    copy: 'Kopyala',
    copied: 'Belge kopyalandı',
    copyFailed: 'Kopyalanamadı',
    copyFailedHint: 'Lütfen tekrar deneyin.',
    close: 'Kapat',
  },
  erasures: {
    title: 'Silmeler',
    description: 'Neyin, kim tarafından ve neden silindiği. Belgeler kişinin adını içermez.',
    none: 'Henüz hiçbir şey silinmedi.',
    failed: 'Silmeler yüklenemedi',
    certificate: 'Belge',
    erased: 'Silinenler',
    reason: 'Gerekçe',
    certificateOf: (at) => `Belge: ${at}`,
  },
  retention: {
    title: 'Saklama süresi',
    description: 'Puanlar ve günler istatistiklerinizde her zaman kalır.',
    failed: 'Ayarlar yüklenemedi',
    saved: 'Gizlilik ayarları kaydedildi',
    contacts: 'İletişim bilgilerini sil',
    words: 'Yorum ve yazışma metinlerini sil',
    after: (months) => plural(months, { one: '# ay sonra', other: '# ay sonra' }),
    never: 'Hiçbir zaman',
    upcoming: {
      nothingEver: 'Siz silene kadar her şey saklanır.',
      nothing: 'Silinmek üzere olan bir şey yok.',
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `${on} tarihinde # yorumun iletişim bilgileri silinecek.`,
          other: `${on} tarihinde # yorumun iletişim bilgileri silinecek.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `${on} tarihinde # yorumun metni silinecek.`,
          other: `${on} tarihinde # yorumun metni silinecek.`,
        }),
      both: ({ on, contacts, words }) =>
        `${on} tarihinde ${plural(contacts, {
          one: '# yorumun iletişim bilgileri',
          other: '# yorumun iletişim bilgileri',
        })} ve ${plural(words, {
          one: '# yorumun metni',
          other: '# yorumun metni',
        })} silinecek.`,
    },
    upcomingAtLeast: {
      contacts: ({ on, reviews }) =>
        plural(reviews, {
          one: `${on} tarihinde en az # yorumun iletişim bilgileri silinecek.`,
          other: `${on} tarihinde en az # yorumun iletişim bilgileri silinecek.`,
        }),
      words: ({ on, reviews }) =>
        plural(reviews, {
          one: `${on} tarihinde en az # yorumun metni silinecek.`,
          other: `${on} tarihinde en az # yorumun metni silinecek.`,
        }),
      both: ({ on, contacts, words }) =>
        `${on} tarihinde ${plural(contacts, {
          one: 'en az # yorumun iletişim bilgileri',
          other: 'en az # yorumun iletişim bilgileri',
        })} ve ${plural(words, {
          one: 'en az # yorumun metni',
          other: 'en az # yorumun metni',
        })} silinecek.`,
    },
    warning: {
      contacts: (months) =>
        plural(months, {
          one: 'Kaydettiğinizde, # aydan eski iletişim bilgileri gelecek ayın ilk günü kalıcı olarak silinecek.',
          other:
            'Kaydettiğinizde, # aydan eski iletişim bilgileri gelecek ayın ilk günü kalıcı olarak silinecek.',
        }),
      words: (months) =>
        plural(months, {
          one: 'Kaydettiğinizde, # aydan eski metinler gelecek ayın ilk günü kalıcı olarak silinecek.',
          other: 'Kaydettiğinizde, # aydan eski metinler gelecek ayın ilk günü kalıcı olarak silinecek.',
        }),
      both: ({ contacts, words }) =>
        `Kaydettiğinizde, ${plural(contacts, { one: '# aydan eski iletişim bilgileri', other: '# aydan eski iletişim bilgileri' })} ve ${plural(words, { one: '# aydan eski metinler', other: '# aydan eski metinler' })} gelecek ayın ilk günü kalıcı olarak silinecek.`,
    },
  },
  address: {
    title: 'Adres',
    description: 'Ziyaretçiler gizlilik bildiriminizde görür. Yalnızca sahipler değiştirir.',
    failed: 'Adres yüklenemedi',
    label: 'İşletmenizin adresi',
    tooLong: (limit) =>
      plural(limit, {
        one: 'Lütfen en fazla # karakter kullanın.',
        other: 'Lütfen en fazla # karakter kullanın.',
      }),
    viewNotice: 'Bildirimi görüntüle',
    save: 'Adresi kaydet',
    saved: 'Adres kaydedildi',
  },
}
