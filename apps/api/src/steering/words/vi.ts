/** Vietnamese, in the notation of `words.ts`. */
export const vi = `
five năm 5 | star sao | steer điểm_tối_đa điểm_cao_nhất 5_trên_5 10_trên_10 đánh_giá_cao_nhất điểm_tuyệt_đối đánh_giá_cao_cho điểm_cao đánh_giá_cao_trên khách_không_hài_lòng khách_hàng_không_hài_lòng giữa_chúng_ta giữa_chúng_mình tất_cả_các_sao
pos tốt tích_cực tuyệt_vời xuất_sắc | neg xấu tiêu_cực tệ kém
review đánh_giá nhận_xét bình_luận | feedback góp_ý ý_kiến phản_hồi | rate đánh_giá chấm | experience trải_nghiệm
if nếu khi chỉ_khi | only chỉ | how thế_nào như_thế_nào ra_sao gì bao_nhiêu tại_sao mức_độ | not đừng không chớ | before trước_khi | instead thay_vì
happy hài_lòng vui hạnh_phúc ưng_ý vui_vẻ | unhappy không_hài_lòng chưa_hài_lòng không_vui thất_vọng khiếu_nại phàn_nàn không_thích vấn_đề chưa_ưng chưa_tốt không_tốt buồn bực_mình không_ưng chưa_vui
like thích thấy_thích yêu_thích thấy_ngon thấy_hay rất_thích say_mê mê
guest khách | share chia_sẻ_với giới_thiệu_cho chia_sẻ_công_khai kể_cho | here tại_đây ở_đây riêng_tư trực_tiếp kín riêng_cho
complaint khiếu_nại phàn_nàn lời_chê chê_bai | praise lời_khen khen | change thay_đổi sửa chỉnh_sửa xóa xoá gỡ cập_nhật nâng sửa_lại đổi chỉnh | leave viết để_lại cho ghi đăng gửi nêu
gift giảm_giá phiếu_giảm phiếu_mua mã_giảm khuyến_mãi khuyến_mại ưu_đãi rút_thăm bốc_thăm trúng_thưởng xổ_số giải_thưởng phần_thưởng tặng_thưởng thưởng tích_điểm điểm_thưởng cơ_hội_trúng quay_số voucher chiết_khấu quay_thưởng phần_trăm rẻ_hơn phiếu_quà mua_một mua_1_tặng cơ_hội_nhận
refund hoàn_tiền | present quà_tặng tặng_quà món_quà phần_quà quà_nhỏ tặng_bạn tặng_quý tặng_ngay được_tặng xin_tặng sẽ_tặng tặng_một tặng_1 tặng_kèm nhận_quà có_quà
free miễn_phí | amenity wi wifi internet đỗ đậu gọi cuộc_gọi vào nước giao vệ_sinh gửi_xe vào_cửa giao_hàng nước_uống đỗ_xe giữ_xe
thing cà_phê trà đồ_uống thức_uống bia rượu bữa món tráng_miệng bánh kem pizza đêm massage suất ly phần mẫu sản_phẩm bất_ngờ kỳ_nghỉ chuyến_đi miếng lát | give nhận được mời tặng lấy đổi
points điểm | surprise bất_ngờ | wait đang_chờ chờ_bạn dành_cho | donate quyên_góp trồng_cây trồng_một | exchange đổi_lại để_đổi | each cho_mỗi với_mỗi mỗi_đánh trong_số trong_các | asThanks thay_lời_cảm_ơn để_cảm_ơn như_lời_cảm_ơn xứng_đáng_một đáng_một | is là
ask hỏi gặp gọi nói_rằng cảm_ơn_anh cảm_ơn_chị tìm phục_vụ_bởi tôi_là tên_tôi_là mình_là liên_hệ yêu_cầu
mention nhắc_đến nhắc_tới nêu_tên ghi_tên đề_cập nhắc_tên nhắc đích_danh | name tên ai | served phục_vụ giúp giúp_đỡ chăm_sóc hỗ_trợ
title bác_sĩ ông bà anh chị cô tiến_sĩ | role nhân_viên đầu_bếp quản_lý chủ_quán phục_vụ bồi_bàn bác_sĩ thợ lễ_tân kỹ_thuật_viên nha_sĩ chủ_tiệm hướng_dẫn_viên
`
