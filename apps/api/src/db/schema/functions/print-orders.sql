create or replace function feed_print_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into print_order_feed (id, company_id, processed, created_at, state, state_since, printer_id)
    values (new.id, new.company_id, new.processed, new.created_at, new.state, new.state_since, new.printer_id);
  elsif tg_op = 'UPDATE' then
    update print_order_feed set
      processed = new.processed, state = new.state, state_since = new.state_since, printer_id = new.printer_id
    where id = new.id;
  else
    delete from print_order_feed where id = old.id;
  end if;
  return null;
end
$$;
