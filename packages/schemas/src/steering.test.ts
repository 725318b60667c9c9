import { expect, it } from 'vitest'
import { steers } from '#steering.ts'

/** By language: texts that pay for reviews or steer them, and similar ones that do neither. */
const texts: Record<string, { refused: string[]; allowed: string[] }> = {
  en: {
    refused: [
      'We would love to send you a gift.',
      'Here is a 20% discount on your next visit.',
      'Enjoy a free coffee on us!',
      'Could you please change your review?',
      'We hope you will consider removing the negative review.',
      'Please update your Google rating.',
      'Please leave us 5 stars.',
      'Thank you for your five-star review!',
      'Happy?',
      'Are you happy with how we solved this?',
      'If you are satisfied now, please review us on Google.',
      'Give us a better rating ★★★★★',
      'A g1ft for you',
      'A dіscount for you', // with a Cyrillic letter
      'A gift card, v\u200boucher or c\u00adoupon',
    ],
    allowed: [
      'We are happy to help. Could you call us?',
      'We have refunded you in full.',
      'Thank you for your review. We have changed the menu since.',
      'Your feedback helps us improve.',
      'Feel free to write to us at any time.',
      'You gave us two stars, and we would like to understand why.',
      'Is this table number 5?',
    ],
  },
  de: {
    refused: [
      'Wir schenken Ihnen einen Gutschein.',
      'Sie erhalten 10 % Rabatt.',
      'Könnten Sie Ihre Bewertung ändern?',
      'Bitte löschen Sie Ihre Rezension.',
      'Geben Sie uns 5 Sterne!',
      'Sind Sie jetzt zufrieden?',
      'Wenn Sie zufrieden sind, freuen wir uns über eine Bewertung.',
    ],
    allowed: [
      'Danke für Ihre Bewertung. Wir haben die Karte geändert.',
      'Wir helfen Ihnen gern weiter.',
      'Wir haben Ihnen den Betrag erstattet.',
      'Es tut uns leid, dass Sie nicht zufrieden waren.',
    ],
  },
  fr: {
    refused: [
      'Nous vous offrons un petit cadeau.',
      'Voici une remise de 10 %.',
      'Pourriez-vous modifier votre avis ?',
      'Mettez-nous cinq étoiles !',
      'Êtes-vous satisfait de notre réponse ?',
    ],
    allowed: [
      'Merci pour votre avis, nous avons changé la carte.',
      'Nous vous avons remboursé.',
      'N’hésitez pas à nous appeler.',
      'Nous avons corrigé la note du restaurant.',
    ],
  },
  es: {
    refused: [
      'Le ofrecemos un descuento.',
      'Tenemos un regalo para usted.',
      '¿Podría cambiar su reseña?',
      'Denos 5 estrellas, por favor.',
      '¿Está contento con nuestro servicio?',
    ],
    allowed: [
      'Gracias por su opinión, hemos cambiado el menú.',
      'Vale, le llamamos mañana.',
      'Le hemos devuelto el dinero.',
    ],
  },
  it: {
    refused: [
      'Le offriamo uno sconto.',
      'Ecco un buono regalo per Lei.',
      'Può modificare la sua recensione?',
      'Ci dia cinque stelle!',
      'È soddisfatto della nostra risposta?',
    ],
    allowed: [
      'Grazie per la recensione, abbiamo cambiato il menu.',
      'Buono a sapersi, grazie.',
      'Le abbiamo rimborsato la cena.',
    ],
  },
  pt: {
    refused: [
      'Oferecemos um desconto de 10%.',
      'Temos um brinde para si.',
      'Pode alterar a sua avaliação?',
      'Dê-nos 5 estrelas!',
      'Está satisfeito com a nossa resposta?',
    ],
    allowed: [
      'Obrigado pela sua avaliação, já mudámos o menu.',
      'Devolvemos-lhe o dinheiro.',
      'O gerente estará presente amanhã.',
    ],
  },
  nl: {
    refused: [
      'U krijgt 10% korting.',
      'We hebben een cadeau voor u.',
      'Wilt u uw beoordeling aanpassen?',
      'Geef ons vijf sterren!',
      'Bent u tevreden?',
    ],
    allowed: [
      'Bedankt voor uw review, we hebben de kaart veranderd.',
      'We helpen u graag verder.',
      'U kunt ons gratis bellen.',
    ],
  },
  pl: {
    refused: [
      'Oferujemy rabat 10%.',
      'Mamy dla Państwa upominek.',
      'Czy może Pan zmienić swoją opinię?',
      'Prosimy o 5 gwiazdek.',
      'Czy jest Pani zadowolona?',
    ],
    allowed: [
      'Dziękujemy za opinię, zmieniliśmy menu.',
      'Zwróciliśmy Panu pieniądze.',
      'Chętnie pomożemy, proszę zadzwonić.',
    ],
  },
  cs: {
    refused: [
      'Nabízíme vám slevu 10 %.',
      'Máme pro vás dárek.',
      'Můžete prosím změnit své hodnocení?',
      'Dejte nám pět hvězdiček.',
      'Jste spokojeni s naší odpovědí?',
    ],
    allowed: [
      'Děkujeme za hodnocení, jídelní lístek jsme změnili.',
      'Peníze jsme vám vrátili.',
      'Chceme poukázat na novou otevírací dobu.',
    ],
  },
  ro: {
    refused: [
      'Vă oferim o reducere de 10%.',
      'Avem un cadou pentru dumneavoastră.',
      'Puteți modifica recenzia?',
      'Vă rugăm să ne dați cinci stele.',
      'Sunteți mulțumit de răspuns?',
    ],
    allowed: [
      'Vă mulțumim pentru recenzie, am schimbat meniul.',
      'V-am returnat banii.',
      'Managerul va fi prezent mâine.',
    ],
  },
  hu: {
    refused: [
      '10% kedvezményt adunk.',
      'Van egy ajándékunk önnek.',
      'Kérjük, módosítsa az értékelését.',
      'Adjon öt csillagot!',
      'Elégedett a válaszunkkal?',
    ],
    allowed: [
      'Köszönjük az értékelést, új étlapunk van.',
      'Visszatérítettük az összeget.',
      'Szívesen segítünk, hívjon minket.',
    ],
  },
  el: {
    refused: [
      'Σας προσφέρουμε έκπτωση 10%.',
      'Έχουμε ένα δώρο για εσάς.',
      'Μπορείτε να αλλάξετε την κριτική σας;',
      'Βάλτε μας πέντε αστέρια.',
      'Είστε ευχαριστημένοι από εμάς;',
    ],
    allowed: [
      'Ευχαριστούμε για την κριτική, αλλάξαμε το μενού.',
      'Σας επιστρέψαμε τα χρήματα.',
      'Καλέστε μας όποτε θέλετε.',
    ],
  },
  sv: {
    refused: [
      'Du får 10 % rabatt.',
      'Vi skickar ett presentkort.',
      'Kan du ändra ditt omdöme?',
      'Ge oss fem stjärnor!',
      'Är du nöjd med svaret?',
    ],
    allowed: [
      'Tack för ditt omdöme, vi har bytt meny.',
      'Vi har betalat tillbaka pengarna.',
      'Vi hjälper dig gärna.',
    ],
  },
  da: {
    refused: [
      'Du får 10 % rabat.',
      'Vi har en gave til dig.',
      'Vil du ændre din anmeldelse?',
      'Giv os fem stjerner!',
      'Er du tilfreds med svaret?',
    ],
    allowed: [
      'Tak for din anmeldelse, vi har en ny menu.',
      'Vi har betalt pengene tilbage.',
      'Vi er glade for at hjælpe.',
    ],
  },
  no: {
    refused: [
      'Du får 10 % rabatt.',
      'Vi sender deg et gavekort.',
      'Kan du endre omtalen din?',
      'Gi oss fem stjerner!',
      'Er du fornøyd med svaret?',
    ],
    allowed: [
      'Takk for omtalen, vi har ny meny.',
      'Vi har betalt tilbake pengene.',
      'Vi er glade for å hjelpe.',
    ],
  },
  fi: {
    refused: [
      'Saat 10 % alennuksen.',
      'Lähetämme sinulle lahjakortin.',
      'Voisitko muuttaa arvosteluasi?',
      'Anna meille viisi tähteä!',
      'Oletko tyytyväinen vastaukseen?',
    ],
    allowed: [
      'Kiitos arvostelusta, ruokalista on uusi.',
      'Olemme palauttaneet rahasi.',
      'Autamme mielellämme.',
    ],
  },
  tr: {
    refused: [
      'Size %10 indirim yapıyoruz.',
      'Size bir hediyemiz var.',
      'Yorumunuzu değiştirir misiniz?',
      'Bize beş yıldız verin.',
      'Hizmetimizden memnun kaldınız mı?',
    ],
    allowed: [
      'Yorumunuz için teşekkürler, menümüz yenilendi.',
      'Paranızı iade ettik.',
      'Size yardımcı olmak isteriz.',
    ],
  },
  uk: {
    refused: [
      'Даруємо вам знижку 10%.',
      'У нас є подарунок для вас.',
      'Чи можете ви змінити свій відгук?',
      "Поставте нам п'ять зірок.",
      'Ви задоволені нашою відповіддю?',
    ],
    allowed: [
      'Дякуємо за відгук, у нас нове меню.',
      'Ми повернули вам гроші.',
      'Охоче допоможемо, зателефонуйте нам.',
    ],
  },
  ru: {
    refused: [
      'Дарим вам скидку 10%.',
      'У нас есть подарок для вас.',
      'Не могли бы вы изменить свой отзыв?',
      'Поставьте нам пять звёзд.',
      'Вы довольны нашим ответом?',
    ],
    allowed: [
      'Спасибо за отзыв, у нас новое меню.',
      'Мы вернули вам деньги.',
      'С радостью поможем, позвоните нам.',
    ],
  },
  ar: {
    refused: [
      'نقدم لك خصمًا ١٠٪.',
      'لدينا هدية لك.',
      'هل يمكنك تغيير تقييمك؟',
      'أعطنا خمس نجوم.',
      'هل أنت راضٍ عن ردنا؟',
    ],
    allowed: ['شكرا على تقييمك، لدينا قائمة جديدة.', 'لقد أعدنا لك المبلغ.', 'يسعدنا مساعدتك، اتصل بنا.'],
  },
  he: {
    refused: [
      'יש לנו מתנה בשבילך.',
      'קבלו הנחה של 10%.',
      'האם אפשר לשנות את הביקורת שלך?',
      'תנו לנו חמישה כוכבים.',
      'האם אתה מרוצה מהתשובה?',
    ],
    allowed: ['תודה על הביקורת, יש לנו תפריט חדש.', 'החזרנו לך את הכסף.', 'נשמח לעזור, התקשרו אלינו.'],
  },
  zh: {
    refused: [
      '我们送您一份小礼物。',
      '下次给您八折优惠。',
      '您能修改一下评价吗？',
      '请给我们五星。',
      '您满意吗？',
    ],
    allowed: ['谢谢您的评价，我们换了菜单。', '我们已经退款给您。', '我们很乐意帮忙，请给我们打电话。'],
  },
  ja: {
    refused: [
      '次回使えるクーポンをお送りします。',
      'プレゼントをご用意しました。',
      '口コミを修正していただけますか？',
      '星５つをお願いします。',
      'ご満足いただけましたか？',
    ],
    allowed: [
      '口コミをありがとうございます。メニューを変更しました。',
      '返金いたしました。',
      'お気軽にお電話ください。',
    ],
  },
  ko: {
    refused: [
      '다음 방문 때 할인해 드립니다.',
      '작은 선물을 준비했습니다.',
      '리뷰를 수정해 주시겠어요?',
      '별 다섯 개 부탁드립니다.',
      '만족하셨나요?',
    ],
    allowed: ['리뷰 감사합니다. 메뉴를 새로 만들었습니다.', '환불해 드렸습니다.', '기꺼이 도와드리겠습니다.'],
  },
  hi: {
    refused: [
      'हम आपको 10% छूट देंगे।',
      'आपके लिए एक उपहार है।',
      'क्या आप अपनी समीक्षा बदल सकते हैं?',
      'हमें ५ स्टार दें।',
      'क्या आप हमारे जवाब से खुश हैं?',
    ],
    allowed: [
      'आपकी समीक्षा के लिए धन्यवाद, हमारा मेनू नया है।',
      'हमने आपके पैसे लौटा दिए हैं।',
      'हमें फ़ोन कीजिए, हम मदद करेंगे।',
    ],
  },
  vi: {
    refused: [
      'Chúng tôi tặng quà cho bạn.',
      'Bạn được giảm giá 10%.',
      'Bạn có thể sửa đánh giá không?',
      'Hãy cho chúng tôi năm sao.',
      'Bạn có hài lòng không?',
    ],
    allowed: [
      'Cảm ơn bạn đã đánh giá, chúng tôi có thực đơn mới.',
      'Chúng tôi đã hoàn tiền cho bạn.',
      'Hãy gọi cho chúng tôi, thời gian đã qua lâu rồi.',
    ],
  },
  id: {
    refused: [
      'Kami beri diskon 10%.',
      'Ada hadiah untuk Anda.',
      'Bisakah Anda mengubah ulasan Anda?',
      'Beri kami bintang lima.',
      'Apakah Anda puas?',
    ],
    allowed: [
      'Terima kasih atas ulasannya, menu kami baru.',
      'Kami sudah mengembalikan uang Anda.',
      'Silakan hubungi kami kapan saja.',
    ],
  },
}

const rows = (of: 'refused' | 'allowed') =>
  Object.entries(texts).flatMap(([language, { [of]: list }]) => list.map((text) => [language, text] as const))

it.each(rows('refused'))('refuses in %s: %s', (_, text) => {
  expect(steers(text)).toBe(true)
  expect(steers(text.toUpperCase().normalize('NFD')), 'in capitals').toBe(true)
})

it.each(rows('allowed'))('allows in %s: %s', (_, text) => {
  expect(steers(text)).toBe(false)
})

it("does not refuse the company's own name", () => {
  expect(steers('Greetings from The Gift Shop', 'The Gift Shop')).toBe(false)
  expect(steers('A gift from The Gift Shop', 'The Gift Shop')).toBe(true)
})

it('judges 5,000 hostile characters quickly', () => {
  for (const text of ['change '.repeat(700), 'you '.repeat(1250), 'happy '.repeat(830), 'if '.repeat(1600)]) {
    const time = () => {
      const begun = performance.now()
      steers(text)
      return performance.now() - begun
    }
    expect(Math.min(time(), time(), time())).toBeLessThan(500)
  }
})
