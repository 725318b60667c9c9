/** English: see `classes`. */
export const en = `
five five 5 | star star stars starred
steer five_out_of_five 5_out_of_5 full_marks top_marks top_score top_rating highest_rating highest_score perfect_score perfect_10 ten_out_of_ten 10_out_of_10 thumbs_up maximum_rating best_rating unhappy_customers unhappy_guests dissatisfied_customers dissatisfied_guests
pos good great positive nice excellent perfect awesome amazing fantastic wonderful glowing favorable favourable lovely stellar brilliant raving rave high higher better best outstanding superb well positively
neg bad negative poor unfavorable unfavourable terrible worse worst low lower negatively badly
review review reviews rating ratings testimonial* recommendation* reviewer* reviewing | feedback feedback comment comments opinion* word words remark*
rate rate review score grade | experience experience experiences time
if if when whenever unless provided only_if in_case once should | only only just | how how what why which
happy happy satisfied pleased delighted thrilled impressed glad content enchanted
unhappy unhappy dissatisfied unsatisfied displeased disappointed annoyed upset wrong issue issues problem problems complaint* complain unhappily unpleasant not_right not_good not_great dislike* disliked t_perfect t_okay t_ok t_right t_good t_great t_happy t_satisfied t_like t_enjoy less_than_perfect not_perfect not_happy not_satisfied bad_experience a_bad bad_time went_wrong unimpressed not_so_happy less_happy frustrated dissatisfying
like liked enjoyed loved had_fun had_a_good had_a_great had_a_nice had_a_wonderful had_a_bad had_a_poor you_love you_enjoy you_like_it you_liked like_what_you like_our like_us love_it love_us love_our love_what adored love enjoy had_a_lovely had_a_fantastic had_an_amazing
guest guest* customer* client* patient* visitor* people diner* | share share post recommend tell_everyone tell_others tell_your_friends tell_a_friend tell_the_world spread online publicly public social
not don_t dont not never avoid please_no | before before | instead instead rather_than
here here private privately directly direct quietly confidentially us_first internally offline in_person
complaint complaint* complain criticism* gripe* negative negatives | praise praise compliment* positive positives
change change changing update updating edit editing delete deleting remove removing revise revising raise raising boost boosting upgrade upgrading amend correct retract withdraw reconsider
leave leave give write post drop put add submit send
gift discount* voucher* coupon* freebie* giveaway* raffle* sweepstake* lottery lotteries prize prizes prize_draw lucky_draw cashback cash_back bonus* gift_card* gift_cards store_credit half_price half_off money_off percent_off special_offer* on_the_house is_on_us s_on_us are_on_us complimentary loyalty_point* reward_point* bonus_point* goodie* goody gratuity rebate* buy_one_get bogo at_no_cost no_charge little_something_awaits little_something_for_you something_special_awaits sweepstakes prizewinning_draw draw_for a_draw the_draw our_draw monthly_draw hamper giftcard vouchered percent_discount less_on
win promo* win winner winners earn_point* earn_reward* perks perk incentive* entered_to entered_into entry_into_our enter_our_competition enter_our_contest enter_to_win earn_a_free earn_a_coffee cheaper | refund refund* reimburse* compensat* money_back_on
present gift gifts gifted reward rewards rewarded present_for_you small_present little_present treat_for_you
free free | amenity wi wifi wlan internet parking park call calls hotline feel to time from entry entrance admission toilet* restroom* water barrier gluten sugar smoke lactose dairy stress allergen* risk worry range alcohol meat cruelty pollution plastic dust odor odour fragrance line delivery shipping tap_water parking_lot shuttle
thing coffee* cappuccino* espresso* tea drink* beer* wine* cocktail* meal* dessert* pizza* dinner* lunch* breakfast* cake* cookie* ice_cream snack* appetizer* starter* night* stay* upgrade* haircut* treatment* session* ticket* sample* product* item* month* visit* massage* pastry shot treat something_special something_extra something_sweet something_small little_something small_something tote mug t_shirt sticker* credit iphone ipad amazon
give get gets getting receive receives give gives giving treat offer* buy claim collect redeem earn grab send enjoy score* pick_up show
points points | surprise surprise surprises | wait awaits await waiting waits for_you
donate donate* donation* plant charity | exchange in_exchange in_return | each for_every for_each per for_writing for_leaving for_posting | asThanks as_a_thank as_thanks as_our_thank as_a_token as_a_small_thank as_a_little_thank as_a_sign | is is are
ask ask_for ask_after say say_that say_hi_to say_hello_to say_thanks_to tell_them look_for request see thank praise thanks_to shout_out_to shoutout_to served_by server_was waiter_was waitress_was helped_by hosted_by cared_for_by treated_by styled_by cut_by guided_by brought_to_you_by call contact speak_to speak_with talk_to talk_with meet i_m my_name_is i_am name_is this_is from_your_friend book_with rate recommend tip compliment write_to email your_host your_server your_friend
mention mention name mentioning naming include_the_name write_the_name state tag mention_the | name name names who which | served served helped assisted attended looked_after took_care cared welcomed waited_on
title mr mrs ms miss mister dr doctor prof professor | role waiter* waitress* server* chef chefs cook owner* manager* stylist* hairdresser* barber* dentist therapist* barista* bartender* host hostess receptionist nurse employee* staff_member* coworker colleague founder director guide instructor trainer technician beautician masseur agent assistant doctor driver boss
`
