import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('vi')

export const practice: PracticeTexts = {
  title: 'Cách xin đánh giá tại đây',
  link: 'Cách xin đánh giá',
  asked: {
    ways: (company) =>
      `Bất kỳ ai mở trang của ${company} đều chọn giữa đánh giá công khai trên Google và góp ý riêng. Hai cách được đặt cạnh nhau, ngang nhau, trước khi chấm sao.`,
    same: 'Trang tiếp theo giống nhau dù chấm bao nhiêu sao, và vẫn có thể đánh giá công khai.',
    linked: (company) => `Cách công khai dẫn đến trang của ${company} trên Google.`,
    searched: (company) => `Cách công khai dẫn đến kết quả tìm kiếm ${company} trên Google.`,
    standard: 'Lời chào và lời cảm ơn giống nhau ở mọi doanh nghiệp.',
    own: (company) =>
      `Lời chào hoặc lời cảm ơn do ${company} viết. Những lời xin số sao nhất định hoặc hứa hẹn lợi ích để đổi lấy đánh giá đều bị từ chối.`,
  },
  writers: {
    title: 'Ai có thể viết',
    anyone: 'Bất kỳ ai quét mã QR hoặc mở liên kết, không cần đăng nhập.',
    unchecked: 'Không kiểm tra người viết có từng là khách hàng hay không.',
    nothing: 'Không có gì được tặng để đổi lấy đánh giá, và không xin một đánh giá nhất định nào.',
  },
  month: {
    title: 'Tháng trước',
    offered: (count) =>
      plural(count, {
        other: 'Hai cách được đưa ra # lần.',
      }),
    google: (count) =>
      plural(count, {
        other: 'Google được chọn # lần.',
      }),
    private: (count) =>
      plural(count, {
        other: 'Có # góp ý riêng.',
      }),
    none: 'Không ai mở trang này.',
  },
}
