/**
 * Characters that only one of two ways of writing Chinese has, among the two hundred most frequent ones that differ.
 */
const simplified =
  '们这来时会对为个务热环贵脏净饭钟员带请问间过还没说话听让给买卖钱贴吗么么谁边进远长东车开关门电视见现场点难过样种应该实际认识觉觉总经历验发头脸医药疗药诊医师护检查结帐账单订预约马鱼鸡鸟丽' +
  '爱亲乐声音响闹静气氛围节岁庆贺祝礼汤面条烧烤鲜咸腻块双只杯盘碗筷厅厨卫厕浴调湿温凉冻严细致专业负责态讲解释简单复杂价优惠划算满级评论荐处办续简无论绝错误误坏损补偿换货运费顺岛国图书馆馆' +
  '华汉语爷妈孙儿团队旧风云飞机场票网络号码线连转传输输闭闪灯暗宽紧挤满伤痛针药' +
  '谢欢兴较确虽尽选择择换挂称赞谊区县厂龙飘'
const traditional =
  '們這來時會對為個務熱環貴髒淨飯鐘員帶請問間過還沒說話聽讓給買賣錢貼嗎麼誰邊進遠長東車開關門電視見現場點難樣種應該實際認識覺總經歷驗發頭臉醫藥療診師護檢結帳賬單訂預約馬魚雞鳥麗' +
  '愛親樂聲響鬧靜氣圍節歲慶賀禮湯麵條燒鮮鹹膩塊雙隻盤廳廚衛廁調濕溫涼凍嚴細緻專業負責態講釋簡複雜價優劃滿級評論薦處辦續無絕錯誤壞損補償換貨運費順島國圖書館' +
  '華漢語爺媽孫兒團隊舊風雲飛機網絡號碼線連轉傳輸閉閃燈寬緊擠傷針' +
  '謝歡興較確雖盡選擇掛稱讚誼區縣廠龍飄乾蠟燭甜蔔'

const common = new Set([...simplified].filter((character) => traditional.includes(character)))
const only = (characters: string) =>
  new RegExp(`[${[...new Set(characters)].filter((character) => !common.has(character)).join('')}]`, 'gu')

/** Whole words, in any case. */
const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list.replaceAll(' ', '|')})(?!\\p{L})`, 'giu')
const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list.replaceAll(' ', '|')})(?!\\p{L})`, 'iu')

/** Characters and words that tell close languages apart. */
export const telling = {
  hans: only(simplified),
  hant: only(traditional),
  ur: /[ٹڈڑےںہ]/u,
  fa: /[پچژگکی]/u,
  be: /ў/iu,
  sr: /[ђјљњћџ]/iu,
  mk: /[ѓќѕ]/iu,
  uk: /[іїєґ]/iu,
  ru: /[ыэё]/iu,
  mr: word('आहे आणि नाही होती होते होता खूप मला आम्ही चांगले चांगली'),
  ms: word('kerana boleh sedap tandas awak teruk sahaja'),
  da: words(
    'af mig dig meget lidt nogle noget blev ud op uge efter hvad desværre tilbage igen gerne bad dejlig dejligt ' +
      'lækker lækkert behagelige værelset værelserne venlig venligt venlige fyrre maden mad gennem selvom mere toilettet kun kunne uden mange tak',
  ),
  no: words(
    'av meg deg veldig litt noen noe ble ut opp uke etter hva dessverre tilbake igjen gjerne hyggelige deilig ' +
      'vennlig vennlige førti maten mat gjennom selv mer toalettet kjempebra treg engang bare uten tusen takk',
  ),
}
