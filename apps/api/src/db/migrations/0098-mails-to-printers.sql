alter table mails drop constraint mails_kind_check, add constraint mails_kind_check check (
  case
    when kind in ('invitation', 'reset') then user_id is not null and company_id is null and order_id is null
    when kind in ('order_confirmation', 'order_notice')
      then num_nonnulls(company_id, order_id, recipient) = 3 and user_id is null
    when kind = 'order_state' then num_nonnulls(company_id, order_id, recipient, detail) = 4 and user_id is null
    when kind = 'order_given' then num_nonnulls(user_id, company_id, order_id) = 3
    when kind in ('view_started', 'view_ended') then num_nonnulls(user_id, company_id, detail) = 3 and order_id is null
    when kind in ('reply', 'receipt', 'team_invitation')
      then num_nonnulls(company_id, recipient, detail) = 3 and num_nonnulls(user_id, order_id) = 0
    else user_id is not null and order_id is null
  end
);
