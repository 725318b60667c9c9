import type { ChannelsTexts } from '#en/channels.ts'

export const channels: ChannelsTexts = {
  title: 'Sohbet',
  description: 'Yeni yorumları ve müşterilerin yanıtlarını ekibinizin zaten konuştuğu yerde gösterir.',
  failed: 'Sohbetleriniz yüklenemedi',
  connect: 'Sohbet bağla',

  chat: {
    notConfirmed: 'Onaylanmadı',
    off: 'Kapalı',
    delayed: 'Gecikiyor',
    on: 'Açık',
    enterDigits: 'Rakamları gir',
    settings: 'Ayarlar',
    settingsOf: (name) => `Ayarlar: ${name}`,
    remove: 'Kaldır',
    removeNamed: (name) => `Kaldır: ${name}`,
  },

  removal: {
    title: (name) => ['“', name, '” kaldırılsın mı?'],
    text: 'Artık yorum göstermez. Daha önce gösterdikleri sohbette kalır.',
    confirm: 'Kaldır',
    failed: 'Sohbet kaldırılamadı',
  },

  connecting: {
    title: 'Sohbet bağla',
    kind: 'Sohbet türü',
    steps: {
      slack: [
        'api.slack.com/apps adresini açın ve çalışma alanınız için sıfırdan bir uygulama oluşturun (Create an app, From scratch).',
        'Incoming Webhooks’u seçip etkinleştirin.',
        'Add New Webhook’u, ardından kanalı seçin.',
        'Webhook URL’sini kopyalayıp buraya yapıştırın.',
      ],
      teams: [
        'Teams’te kanalın menüsünü (…) açıp İş akışları’nı (Workflows) seçin.',
        '“Bir kanala web kancası uyarıları gönder” (Send webhook alerts to a channel) şablonunu seçip kaydedin.',
        'Gösterilen adresi kopyalayıp buraya yapıştırın.',
      ],
      discord: [
        'Discord’da kanalın ayarlarını, ardından Entegrasyonlar’ı açın.',
        'Webhook’lar’ı, ardından Yeni Webhook’u seçin.',
        'Webhook URL’sini Kopyala’yı seçip adresi buraya yapıştırın.',
      ],
      telegram: [
        'Telegram’da @BotFather’a /newbot yazın ve yanıt olarak gönderdiği token’ı kopyalayın.',
        'Yeni botunuzu gruba ekleyin veya ona bir mesaj yazın.',
        'Sohbetin numarasını bulun: api.telegram.org/bot<token>/getUpdates adresini tarayıcıda açıp “chat” ve “id” değerlerini arayın.',
      ],
      google_chat: [
        'Google Chat’te alanın menüsünü, ardından Uygulamalar ve entegrasyonlar’ı açın.',
        'Webhook’lar’ı seçip bir webhook ekleyin.',
        'Bağlantısını kopyalayıp buraya yapıştırın.',
      ],
    },
    fields: {
      url: {
        label: 'Webhook adresi',
        description: 'Gizli tutun: bilen herkes bu sohbete yazabilir.',
      },
      token: {
        label: 'Botun token’ı',
        description: 'Gizli tutun: bilen herkes bu bot adına yazabilir.',
      },
      chat: {
        label: 'Sohbet',
        description: '-1001234567890 gibi bir numara veya @example gibi herkese açık bir sohbetin adı.',
      },
      name: {
        label: 'Ad',
        description: '#yorumlar gibi; burada yalnızca ekibiniz görür.',
      },
    },
    submit: 'Test mesajı gönder',
  },

  digits: {
    title: 'Dört rakamı girin',
    sentTo: (kind) => `Dört rakam içeren bir test mesajı gönderdik: ${kind}.`,
    ifAddressWrong: 'Adres yanlışsa bu sohbeti kaldırıp yeniden bağlayın.',
    label: 'Rakamlar',
    sendAnother: 'Yeni bir test mesajı gönder',
    confirm: 'Onayla',
    connected: 'Sohbet bağlandı',
  },

  settings: {
    description: 'Bu sohbetin neyi ne zaman gösterdiği.',
    active: 'Bu sohbete mesaj gönder',
    words: 'Müşterilerin yazdıklarını göster',
    wordsText:
      'Sohbetteki herkes görür ve yorum burada silinse de orada kalır. İletişim bilgileri hiçbir zaman gösterilmez.',
    sendTest: 'Test mesajı gönder',
    save: 'Kaydet',
    saved: 'Sohbet kaydedildi',
  },

  test: {
    sent: 'Test mesajı gönderildi',
    notDelivered: 'Ulaştırılamadı',
    failed: 'Test mesajı gönderilemedi',
  },
}
