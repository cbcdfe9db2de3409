// swift-format-ignore-file
// Made by scripts/emoji.sh; not to be edited.
//
// Emoji, names and keywords: Unicode CLDR 41 and the Unicode Character Database 15.0.
//
// NOTICE TO USER: Carefully read the following legal agreement.
// BY DOWNLOADING, INSTALLING, COPYING OR OTHERWISE USING UNICODE INC.'S
// DATA FILES ("DATA FILES"), AND/OR SOFTWARE ("SOFTWARE"),
// YOU UNEQUIVOCALLY ACCEPT, AND AGREE TO BE BOUND BY, ALL OF THE
// TERMS AND CONDITIONS OF THIS AGREEMENT.
// IF YOU DO NOT AGREE, DO NOT DOWNLOAD, INSTALL, COPY, DISTRIBUTE OR USE
// THE DATA FILES OR SOFTWARE.
//
// COPYRIGHT AND PERMISSION NOTICE
//
// Copyright © 1991-2022 Unicode, Inc. All rights reserved.
// Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
//
// Permission is hereby granted, free of charge, to any person obtaining
// a copy of the Unicode data files and any associated documentation
// (the "Data Files") or Unicode software and any associated documentation
// (the "Software") to deal in the Data Files or Software
// without restriction, including without limitation the rights to use,
// copy, modify, merge, publish, distribute, and/or sell copies of
// the Data Files or Software, and to permit persons to whom the Data Files
// or Software are furnished to do so, provided that either
// (a) this copyright and permission notice appear with all copies
// of the Data Files or Software, or
// (b) this copyright and permission notice appear in associated
// Documentation.
//
// THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF
// ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
// WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
// NONINFRINGEMENT OF THIRD PARTY RIGHTS.
// IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS
// NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL
// DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE,
// DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
// TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
// PERFORMANCE OF THE DATA FILES OR SOFTWARE.
//
// Except as contained in this notice, the name of a copyright holder
// shall not be used in advertising or otherwise to promote the sale,
// use or other dealings in these Data Files or Software without prior
// written authorization of the copyright holder.

/// The plain emoji in the order of Unicode: `# group`, and below it a line each, parted by tabs: the
/// emoji, its English and its Russian name, further English and Russian words to find it by.
enum EmojiTable {
  static let text = #"""
# Smileys & Emotion
😀	grinning face	широко улыбается	face,grin	лицо,радость,счастье,улыбка,широкая улыбка
😃	grinning face with big eyes	смеется	face,mouth,open,smile	лицо,радость,рот,смех,улыбка
😄	grinning face with smiling eyes	смеется с закрытыми глазами	eye,face,mouth,open,smile	закрытые глаза,радость,смех,улыбка с закрытыми глазами
😁	beaming face with smiling eyes	светится от счастья	eye,face,grin,smile	зубы,счастливое лицо,улыбающиеся глаза,широкая улыбка
😆	grinning squinting face	смеется с прищуренными глазами	face,laugh,mouth,satisfied,smile	прищуренные глаза,смеется с закрытыми глазами,смех,смех с прищуренными глазами
😅	grinning face with sweat	нервно смеется	cold,face,open,smile,sweat	нервный смех,облегчение,пот,холодный пот
🤣	rolling on the floor laughing	катается со смеху	face,floor,laugh,rofl,rolling,rotfl	rofl,кататься от хохота,смех,смеяться
😂	face with tears of joy	смеется до слез	face,joy,laugh,tear	лицо,радость,слезы,смех,смех до слез
🙂	slightly smiling face	слегка улыбается	face,smile	легкая улыбка,лицо,радость,улыбка,хорошо
🙃	upside-down face	вверх тормашками	face,upside-down	вверх,лицо,ногами,перевернутое
😉	winking face	подмигивает	face,wink	глаз,лицо,мигать,подмигивать,прищур
😊	smiling face with smiling eyes	довольно улыбается	blush,eye,face,smile	глаза,лицо,румянец,улыбка,щеки
😇	smiling face with halo	с нимбом	angel,face,fantasy,halo,innocent	ангел,лицо,невинность,святость,сказка
🥰	smiling face with hearts	улыбающееся лицо с сердечками	adore,crush,hearts,in love	влюбленность,влюбленный,сердечки,улыбка с сердечками
😍	smiling face with heart-eyes	влюбленное лицо	eye,face,love,smile	глаза,лицо,любовь,сердце,чувства
🤩	star-struck	звезды в глазах	eyes,face,grinning,star	звезды,радость,смеяться,улыбка
😘	face blowing a kiss	воздушный поцелуй	face,kiss	воздушный,любовь,отправляет воздушный поцелуй,сердечко,целует,целую
😗	kissing face	целует	face,kiss	лицо,любовь,поцелуй
😚	kissing face with closed eyes	целует с закрытыми глазами	closed,eye,face,kiss	глаза,закрытые,лицо,поцелуй,поцелуй с закрытыми глазами
😙	kissing face with smiling eyes	счастливый поцелуй	eye,face,kiss,smile	глаза,лицо,поцелуй,улыбка
😋	face savoring food	вкусно	delicious,face,savouring,smile,yum	вкус,еда,пища,смак
😛	face with tongue	показывает язык	face,tongue	дразнит,лицо,хитрый,язык
😜	winking face with tongue	показывает язык и подмигивает	eye,face,joke,tongue,wink	лицо,подмигивание,подтрунивание,розыгрыш,язык
🤪	zany face	сумасшедшее лицо	eye,goofy,large,small	большой,глаз,кривой,лицо,маленький,рожа
😝	squinting face with tongue	морщится и показывает язык	eye,face,horrible,taste,tongue	гадость,зажмуривается,отвращение,показывает язык
🤑	money-mouth face	деньги в глазах	face,money,mouth	жадный,лицо,прибыль,рот
🤗	smiling face with open hands	обнимает	face,hug,hugging,open hands,smiling face	лицо,объятие,руки
🤭	face with hand over mouth	прикрывает рот рукой	whoops	лишнего,лишнее,ляпнуть,ой,проговориться,хи-хи
🤫	shushing face	тс-с-с	quiet,shush	молчи,секрет,тайна,тихо,тишина
🤔	thinking face	думает	face,thinking	задумчивость,лицо,пальцы,размышления
🤐	zipper-mouth face	рот на замке	face,mouth,zipper	закрытый,лицо,молчание,рот,секрет
🤨	face with raised eyebrow	не верит	distrust,skeptic	недоверие,подозрение,скептик,скептически
😐	neutral face	все равно	deadpan,face,meh,neutral	лицо,ничего,равнодушие
😑	expressionless face	без эмоций	expressionless,face,inexpressive,meh,unexpressive	безразличие,лицо,нет,ничего,эмоции
😶	face without mouth	лицо без рта	face,mouth,quiet,silent	без рта,молчание,тихо,тишина
😏	smirking face	ухмыляется	face,smirk	задумал,лицо,ухмылка,хитрый
😒	unamused face	скучает	face,unamused,unhappy	лицо,недовольный,скука,скусно,тоска
🙄	face with rolling eyes	закатывает глаза	eyeroll,eyes,face,rolling	глаза,досада,закатить,лицо,скука
😬	grimacing face	гримаса	face,grimace	зубы,лицо,рожа
🤥	lying face	лжец	face,lie,pinocchio	буратино,врать,длинный нос,обманывать
😌	relieved face	испытывает облегчение	face,relieved	лицо,минуло,облегчение,обошло,спокойствие,стороной
😔	pensive face	размышляет	dejected,face,pensive	задумчивость,лицо,мысли,размышления
😪	sleepy face	хочет спать	face,good night,sleep	лицо,мало,сон,сонливость,усталость
🤤	drooling face	пускает слюни	drooling,face	лицо,слюни
😴	sleeping face	спит	face,good night,sleep,ZZZ	дрема,лицо,отдых,сон
😷	face with medical mask	в медицинской маске	cold,doctor,face,mask,sick	больной,врач,защита,лицо,маска,медик
🤒	face with thermometer	с градусником во рту	face,ill,sick,thermometer	болезнь,лицо,недуг,рот,термометр
🤕	face with head-bandage	с перевязанной головой	bandage,face,hurt,injury	боль,лицо,лоб,плохо,повязка
🤢	nauseated face	тошнит	face,nauseated,vomit	болезнь,лицо,морская болезнь,тошно
🤮	face vomiting	рвота	puke,sick,vomit	блевать,тошнит,тошнота
🤧	sneezing face	чихает	face,gesundheit,sneeze	апчхи,лицо,насморк,пчхи
🥵	hot face	жар	feverish,heat stroke,hot,red-faced,sweating	болеет,высокая температура,лихорадка,потеет
🥶	cold face	мерзнет	blue-faced,cold,freezing,frostbite,icicles	замерз,морозно,посинел,холодно
🥴	woozy face	чувствует головокружение	dizzy,intoxicated,tipsy,uneven eyes,wavy mouth	головокружение,дезориентация,плохо,тошнота
😵	face with crossed-out eyes	головокружение	crossed-out eyes,dead,face,knocked out	голова кружится,головокружительный,лицо
🤯	exploding head	взрыв мозга	mind blown,shocked	в шоке,голова,шок
🤠	cowboy hat face	в ковбойской шляпе	cowboy,cowgirl,face,hat	в шляпе,ковбой,лицо,шляпа
🥳	partying face	на вечеринке	celebration,hat,horn,party	веселится,вечеринка,день рождения,праздник
😎	smiling face with sunglasses	лицо в темных очках	bright,cool,face,sun,sunglasses	клево,круто,лицо в солнцезащитный очках,солнцезащитные очки
🤓	nerd face	очкарик	face,geek,nerd	в очках,всезнайка,отличник,очки
🧐	face with monocle	с моноклем	face,monocle,stuffy	задавака,монокль,напыщенный,старомодный
😕	confused face	в замешательстве	confused,face,meh	замешательство,конфуз,лицо,стеснение
😟	worried face	беспокоится	face,worried	беспокойство,лицо,расстройство,тревога,тревожность
🙁	slightly frowning face	немного грустит	face,frown	лицо,недовольный,немного грустное лицо,плохо,хмурый
😮	face with open mouth	удивление	face,mouth,open,sympathy	лицо,открытый,рот
😯	hushed face	неприятный сюрприз	face,hushed,stunned,surprised	лицо,молчание,неприятно,сюрприз,удивление
😲	astonished face	в шоке	astonished,face,shocked,totally	лицо,потрясение,удивление,шок
😳	flushed face	краснеет	dazed,face,flushed	красный,лицо,смущение,щеки
🥺	pleading face	умоляет	begging,mercy,puppy eyes	большие глаза,глаза,просит,слезы
😦	frowning face with open mouth	в изумлении	face,frown,mouth,open	изумление,лицо,открыт,рот,удивление,хмурый
😧	anguished face	страдает	anguished,face	боль,лицо,муки,плохо,страдание,тоска
😨	fearful face	боится	face,fear,fearful,scared	жуть,испуг,лицо,рот,страх
😰	anxious face with sweat	сильно беспокоится	blue,cold,face,rushed,sweat	боится,открытый рот,пот,страх
😥	sad but relieved face	обошлось	disappointed,face,relieved,whew	лицо,облегчение,прошло,разочарование,фух
😢	crying face	плачет	cry,face,sad,tear	грусть,лицо,печаль,слезы
😭	loudly crying face	слезы рекой	cry,face,sad,sob,tear	крокодильи слезы,плач,плачет,рев
😱	face screaming in fear	в ужасе	face,fear,munch,scared,scream	испуг,крик,страх,ужас
😖	confounded face	в растерянности	confounded,face	лицо,растерянность,сбит,сбит с толку,толк,тупик
😣	persevering face	упорство	face,persevere	зажмурился,лицо,настойчивость,проявляет настойчивость,смайлик
😞	disappointed face	разочарование	disappointed,face	испытывает разочарование,лицо,недоволен,фрустрация
😓	downcast face with sweat	в холодном поту	cold,face,sweat	болезнь,нервничает,пот,страх
😩	weary face	усталость	face,tired,weary	истощен,лицо,устал
😫	tired face	сильная усталость	face,tired	лицо,отдых,работа,спать,усталость
🥱	yawning face	зевает	bored,tired,yawn	зевота,сонный,спать,усталость,утомлен
😤	face with steam from nose	в ожидании успеха	face,triumph,won	гордость,гордый,пар из носа
😡	enraged face	злится	angry,enraged,face,mad,pouting,rage,red	злой,красный,лицо,рассерженный,сердитый
😠	angry face	сердится	anger,angry,face,mad	злой,лицо,недовольный,сердитый
🤬	face with symbols on mouth	цензура	swearing	браниться,брань,мат,материться,ругань,ругаться
😈	smiling face with horns	улыбающийся чертенок	face,fairy tale,fantasy,horns,smile	лицо,рога,сказка,улыбка,фэнтези
👿	angry face with horns	злой чертенок	demon,devil,face,fantasy,imp	демон,мифология,чертенок,чертик
💀	skull	череп	death,face,fairy tale,monster	голова,опасность,смерть,страх
💩	pile of poo	какашка	dung,face,monster,poo,poop	лицо,смех,фекалии,шутка
🤡	clown face	клоун	clown,face	лицо
👹	ogre	чудовище	creature,face,fairy tale,fantasy,monster	лицо,мифология,монстр,страх,существо
👺	goblin	японский гоблин	creature,face,fairy tale,fantasy,monster	гоблин,монстр,носатое чудище,сказка
👻	ghost	привидение	creature,face,fairy tale,fantasy,monster	лицо,сказки,страх,существо
👽	alien	инопланетянин	creature,extraterrestrial,face,fantasy,ufo	космос,пришелец,существо,фантастика,чужой
👾	alien monster	космический монстр	alien,creature,extraterrestrial,face,monster,ufo	космос,лицо,нло,пришелец,фантастика,чужой
🤖	robot	робот	face,monster	лицо,монстр,страх
😺	grinning cat	улыбающийся кот	cat,face,grinning,mouth,open,smile	кот,кот с широкой улыбкой,морда,широкая улыбка
😸	grinning cat with smiling eyes	смеющийся кот	cat,eye,face,grin,smile	кот,кот с закрытыми глазами,кот с широкой улыбкой и закрытыми глазами,морда
😹	cat with tears of joy	смеющийся до слез кот	cat,face,joy,tear	кот,кот смеется до слез,морда,смеющийся кот
😻	smiling cat with heart-eyes	влюбленный кот	cat,eye,face,heart,love,smile	кот,морда,сердечки,счастье,улыбка
😼	cat with wry smile	ухмыляющийся кот	cat,face,ironic,smile,wry	кот,кот с ухмылкой,улыбка,ухмылка,хитрость,хитрый
😽	kissing cat	целующий кот	cat,eye,face,kiss	глаза,губы,кот,кот целует,морда
🙀	weary cat	кот в шоке	cat,face,oh,surprised,weary	кот,морда,удивление
😿	crying cat	плачущий кот	cat,cry,face,sad,tear	кот,кот плачет,морда,печаль,плач,слезы
😾	pouting cat	злой кот	cat,face,pouting	злой,кот,морда,недовольный,раздраженный
🙈	see-no-evil monkey	ничего не вижу	evil,face,forbidden,monkey,see	глаза,запрещено,зрение,нельзя,обезьяна
🙉	hear-no-evil monkey	ничего не слышу	evil,face,forbidden,hear,monkey	запрещено,лапы,нельзя,обезьяна,слух,уши
🙊	speak-no-evil monkey	ничего никому не скажу	evil,face,forbidden,monkey,speak	закрыт,запрещено,лапы,молчание,обезьяна,рот
💌	love letter	любовное письмо	heart,letter,love,mail	записка,любовь,письмо,почта,тайна
💘	heart with arrow	сердце, пронзенное стрелой	arrow,cupid	купидон,лук,любовь,сердце,пронзенное стрелой,стрела
💝	heart with ribbon	сердце с лентой	ribbon,valentine	валентин,лента,перевязано,сердце
💖	sparkling heart	сверкающее сердце	excited,sparkle	блеск,звездочки,радость,сердце
💗	growing heart	растущее сердце	excited,growing,nervous,pulse	биение,больше,размер,ритм,сердце
💓	beating heart	пульсирующее сердце	beating,heartbeat,pulsating	бьется,красное сердце,пульсирует,сердце
💞	revolving hearts	вращающиеся сердца	revolving	вращение,два,круги,сердца
💕	two hearts	два сердца	love	влюбленные,любовь,чувства
💟	heart decoration	значок «сердце»	heart	белое,значок "сердце",квадрат,красное,куб,розовый,сердце
💔	broken heart	разбитое сердце	break,broken	разбитое,разочарование,сердце,части
🧡	orange heart	оранжевое сердце	orange	оранжевое,сердце
💛	yellow heart	желтое сердце	yellow	желтое,сердце
💚	green heart	зеленое сердце	green	зеленое,сердце
💙	blue heart	синее сердце	blue	сердце,синее
💜	purple heart	фиолетовое сердце	purple	сердце,фиолетовое
🤎	brown heart	коричневое сердце	brown,heart	бурый,коричневое,коричневый,сердце
🖤	black heart	черное сердце	black,evil,wicked	злоба,сердце,черное
🤍	white heart	белое сердце	heart,white	белое,белый,сердце
💋	kiss mark	след от поцелуя	kiss,lips	движение,поцелуй,романтика,чувства
💯	hundred points	сто баллов	100,full,hundred,score	100,очки,очков,сто
💢	anger symbol	значок «гнев»	angry,comic,mad	гнев,злость,ярость
💥	collision	взрыв	boom,comic	бум,столкновение
💫	dizzy	кружащаяся звезда	comic,star	головокружение,звезда,звезды
💦	sweat droplets	капли пота	comic,splashing,sweat	брызги,брызги воды,вода,капли,пот
💨	dashing away	исчезновение	comic,dash,running	облако,облачко,пыли,пыль
💬	speech balloon	облачко с многоточием	balloon,bubble,comic,dialog,speech	многоточие,мысли,облако,облако с многоточием,облачко,речь
💭	thought balloon	облачко с мыслями	balloon,bubble,comic,thought	мысли,облако,облачко,размышления
💤	ZZZ	сон	comic,good night,sleep	храп
# People & Body
👋	waving hand	машет рукой	hand,wave,waving	взмах,привет,приветствие,рука
🤚	raised back of hand	поднятая рука	backhand,raised	ладонь,поднятая
✋	raised hand	поднятая ладонь	hand,high 5,high five	вверх,пальцы,рука
🖖	vulcan salute	вулканский салют	finger,hand,spock,vulcan	жест,нимой,приветствие,рука,спок
👌	OK hand	жест «все хорошо»	hand,OK	жест,жест "все хорошо",ок,окей,рука,хорошо
🤏	pinching hand	жест «мало»	small amount	мало,небольшое количество,немного,чуть-чуть
🤞	crossed fingers	скрещенные пальцы	cross,finger,hand,luck	жест удачи,пальцы,скрестить,удача
🤟	love-you gesture	я-тебя-люблю	hand,ILY	ILY,жест,рука,я тебя люблю,язык глухих,язык знаков
🤘	sign of the horns	рокерский жест	finger,hand,horns,rock-on	жест,коза,пальцы,рок,рука,фанат
🤙	call me hand	жест «позвони мне»	call,hand,hang loose,Shaka	жест,жест "позвони мне",позвони,позвони мне,рука
👈	backhand index pointing left	указывающий налево палец	backhand,finger,hand,index,point	влево,налево,палец,указательный
👉	backhand index pointing right	указывающий направо палец	backhand,finger,hand,index,point	вправо,направо,палец,указательный
👆	backhand index pointing up	указывающий вверх палец	backhand,finger,hand,point,up	вверх,наверх,палец,указательный
🖕	middle finger	средний палец	finger,hand	жест,палец,рука,средний
👇	backhand index pointing down	указывающий вниз палец	backhand,down,finger,hand,point	вниз,палец,указательный
👍	thumbs up	большой палец вверх	+1,hand,thumb,up	вверх,нравится,одобрение,палец,рука,хорошо
👎	thumbs down	большой палец вниз	-1,down,hand,thumb	вниз,палец,плохо,порицание,рука
✊	raised fist	поднятый кулак	clenched,fist,hand,punch	кулак,пальцы,рука,удар
👊	oncoming fist	кулак	clenched,fist,hand,punch	опасность,рука,удар,удар кулаком
🤛	left-facing fist	кулак влево	fist,leftwards	влево,кулак
🤜	right-facing fist	кулак вправо	fist,rightwards	вправо,кулак
👏	clapping hands	аплодисменты	clap,hand	движение,жест,овация,рука,хлопать
🙌	raising hands	ура	celebration,gesture,hand,hooray,raised	вверх,жест,класс,отлично,победа,руки
👐	open hands	ладони в стороны	hand,open	врозь,ладони,открытые,рука
🤲	palms up together	ладони лодочкой	prayer	вверх,вместе,ладони,ладони,сложенные лодочкой,молитва,руки
🤝	handshake	рукопожатие	agreement,hand,meeting,shake	встреча,договорились,согласие
🙏	folded hands	сложенные руки	ask,hand,high 5,high five,please,pray,thanks	молитва,пожалуйста,просьба,руки,умолять
💅	nail polish	маникюр	care,cosmetics,manicure,nail,polish	кисть с лаком,лак для ногтей,ногти,уход за руками
🤳	selfie	селфи	camera,phone	снимок,телефон
💪	flexed biceps	бицепс	biceps,comic,flex,muscle	мышцы
🦾	mechanical arm	механическая рука	accessibility,prosthetic	инвалид,люди с ограниченными возможностями,ограниченные возможности,протез
🦿	mechanical leg	механическая нога	accessibility,prosthetic	инвалид,люди с ограниченными возможностями,ограниченные возможности,протез
🦵	leg	нога	kick,limb	бедро,пинок
🦶	foot	щиколотка	kick,stomp	лодыжка,нога,стопа,ступня
👂	ear	ухо	body	тело,человек
🦻	ear with hearing aid	ухо со слуховым аппаратом	accessibility,hard of hearing	глухой,глухота,люди с ограниченными возможностями,ограниченные возможности,слабослышащий,слух
👃	nose	нос	body	тело,человек
🧠	brain	мозг	intelligent	интеллигентный,мозги,образованный,ум,умный
🦷	tooth	зуб	dentist	дантист,зубной,зубы,стоматолог
🦴	bone	кость	skeleton	косточка,скелет
👀	eyes	глаза	eye,face	два,тело,человек
👅	tongue	язык	body	розовый,рот
👄	mouth	рот	lips	алые,губы,зубы,красные
👶	baby	младенец	young	дитя,карапуз,маленький,ребенок
🧒	child	ребенок	gender-neutral,unspecified gender,young	гендерно нейтральный,дитя,малыш
👦	boy	мальчик	young	дитя,маленький,малыш,ребенок
👧	girl	девочка	Virgo,young,zodiac	дитя,маленькая,малышка,ребенок
🧑	person	взрослый	adult,gender-neutral,unspecified gender	гендерно нейтральный,совершеннолетний
👱	person: blond hair	человек со светлыми волосами	blond,blond-haired person,hair	блондин,волосы,светлые,человек
👨	man	мужчина	adult	взрослый,усы,человек
🧔	person: beard	бородатый человек	beard,person	борода,бородач,мужчина
👩	woman	женщина	adult	взрослая,волосы,длинные,человек
🧓	older person	пожилой человек	adult,gender-neutral,old,unspecified gender	в возрасте,гендерно нейтральный,пожилой,старый
👴	old man	пожилой мужчина	adult,man,old	годы,мужчина,пожилой,старик,старый,человек
👵	old woman	пожилая женщина	adult,old,woman	женщина,пожилая,старая,старуха,человек
🙍	person frowning	нахмурившийся человек	frown,gesture	лицо,расстроен,хмурый,человек
🙎	person pouting	обиженный человек	gesture,pouting	недовольство,обида,обиженный
🙅	person gesturing NO	человек против	forbidden,gesture,hand,prohibited	жест,запрещено,нельзя,руки,человек
🙆	person gesturing OK	человек за	gesture,hand,OK	жест,ок,окей,отлично,руки,человек
💁	person tipping hand	человек тянет руку	hand,help,information,sassy,tipping	информация,помощь,рука
🙋	person raising hand	человек с поднятой рукой	gesture,hand,happy,raised	жест,поднятая рука,рука,человек
🧏	deaf person	глухой человек	accessibility,deaf,ear,hear	глухой,люди с ограниченными возможностями,ограниченные возможности,слышать,ухо
🙇	person bowing	человек кланяется	apology,bow,gesture,sorry	извинение,поклон,просьба,прощение,человек
🤦	person facepalming	человек потерял дар речи	disbelief,exasperation,face,palm	лицо,не могу поверить,нет слов,раздражение,рука,фейспалм
🤷	person shrugging	человек пожимает плечами	doubt,ignorance,indifference,shrug	не знаю,пожимает плечами,равнодушие,сомнение
👮	police officer	полицейский	cop,officer,police	лицо,охрана,полиция,человек
💂	guard	гвардеец		гвардия,охрана,почетный караул,солдат
👷	construction worker	строитель	construction,hat,worker	инженер,каска,лицо,рабочий,стройка
🤴	prince	принц		королевство,притча,сказка,фэнтези
👸	princess	принцесса	fairy tale,fantasy	королевство,притча,сказка,фэнтези
👳	person wearing turban	человек в тюрбане	turban	тюрбан,человек
👲	person with skullcap	мужчина в китайской шапке	cap,gua pi mao,hat,person,skullcap	китай,человек,шапка
🧕	woman with headscarf	женщина в платке	headscarf,hijab,mantilla,tichel	мантилья,платок,хиджаб
🤵	person in tuxedo	жених	groom,person,tuxedo	смокинг,человек,человек в смокинге
👰	person with veil	невеста	bride,person,veil,wedding	свадьба,фата
🤰	pregnant woman	беременная женщина	pregnant,woman	беременная,в ожидании ребенка,женщина
🤱	breast-feeding	кормление грудью	baby,breast,nursing	кормить,молоко,ребенок
👼	baby angel	ангелочек	angel,baby,face,fairy tale,fantasy	ангел,дитя,крылья,лик,нимб,фэнтези
🎅	Santa Claus	Санта-Клаус	celebration,Christmas,claus,father,santa	дед мороз,дедушка мороз,клаус,новый год,рождество,санта,санта-клаус
🤶	Mrs. Claus	миссис Клаус	celebration,Christmas,claus,mother,Mrs.	миссис клаус,новый год,рождество,снегурочка
🦸	superhero	супергерой	good,hero,heroine,superpower	героиня,герой,супермен,суперсила
🦹	supervillain	суперзлодей	criminal,evil,superpower,villain	зло,злодей
🧙	mage	маг	sorcerer,sorceress,witch,wizard	волшебник,чародей
🧚	fairy	фея	Oberon,Puck,Titania	Динь-Динь,крылья,сказка,Титания,фэнтези
🧛	vampire	вампир	Dracula,undead	граф,Дракула,зубы,кровь
🧜	merperson	русалка	mermaid,merman,merwoman	полурыба,тритон
🧝	elf	эльф	magical	магия,сказка,уши,фэнтези
🧞	genie	джинн	djinn	лампа,потереть,сказка
🧟	zombie	зомби	undead,walking dead	живой,мертвец
💆	person getting massage	человеку массируют лицо	face,massage,salon	массаж,массаж головы,массаж лица,спа
💇	person getting haircut	человек у парикмахера	barber,beauty,haircut,parlor	ножницы,парикмахер,прическа,салон,стрижка
🚶	person walking	человек идет	hike,walk,walking	дорога,прогулка,тротуар,ходьба,человек
🧍	person standing	человек стоит	stand,standing	стоя,стоять
🧎	person kneeling	человек на коленях	kneel,kneeling	колени,на коленях
🏃	person running	человек бежит	marathon,running	бег,марафон,спорт,трусцой,человек
💃	woman dancing	танцующая женщина	dance,dancing,woman	движения,женщина,красота,танцы,человек
🕺	man dancing	танцующий мужчина	dance,dancing,man	движения,красота,мужчина,танцы,человек
👯	people with bunny ears	люди с ушами кролика	bunny ear,dancer,partying	вечеринка,кордебалет,кролик,танец,уши,уши кролика
🧖	person in steamy room	человек в бане	sauna,steam room	парная,сауна
🧗	person climbing	человек взбирается по скале	climber	скала,скалолаз
🤺	person fencing	фехтовальщик	fencer,fencing,sword	рапира,спорт,фехтование,человек
🏇	horse racing	скачки	horse,jockey,racehorse,racing	бега,жокей,лошади
🏂	snowboarder	сноубордист	ski,snow,snowboard	горы,склон,снег,сноуборд,спорт,спортсмен
🏄	person surfing	серфинг	surfing	вода,волны,доска,спорт
🚣	person rowing boat	гребля	boat,rowboat	весла,вода,лодка,море
🏊	person swimming	плавание	swim	бассейн,вода,пловец
🚴	person biking	велосипедист	bicycle,biking,cyclist	велосипед,педали,спортсмен
🚵	person mountain biking	человек на горном велосипеде	bicycle,bicyclist,bike,cyclist,mountain	велосипед,горы,педали,соревнование
🤸	person cartwheeling	акробатический трюк	cartwheel,gymnastics	акробатика,гимнастика,колесо,спорт,человек
🤼	people wrestling	борцы	wrestle,wrestler	борьба,спорт,человек
🤽	person playing water polo	водное поло	polo,water	вода,поло,спорт,человек
🤾	person playing handball	гандбол	ball,handball	мяч,спорт,человек
🤹	person juggling	жонглер	balance,juggle,multitask,skill	многозадачность,навык,равновесие
🧘	person in lotus position	человек в позе лотоса	meditation,yoga	йога,медитация,расслабление
🛀	person taking bath	человек в ванне	bath,bathtub	ванна,ванная,вода,человек
🛌	person in bed	человек в кровати	good night,hotel,sleep	гостиница,кровать,отель,сон,человек
👭	women holding hands	две женщины	couple,hand,holding hands,women	женщины,пара,руки,сестры
👫	woman and man holding hands	мужчина и женщина	couple,hand,hold,holding hands,man,woman	женщина,мужчина,пара,руки
👬	men holding hands	двое мужчин	couple,Gemini,holding hands,man,men,twins,zodiac	близнецы,братья,двойняшки,мужчины,пара
💏	kiss	поцелуй	couple	любовь,пара,романтика,чувства
💑	couple with heart	влюбленная пара	couple,love	любовь,люди,пара,сердце,чувства
👪	family	семья		мать,отец,пара,ребенок
👤	bust in silhouette	силуэт человека	bust,silhouette	бюст,лицо,силуэт,темный,человек
👥	busts in silhouette	два силуэта	bust,silhouette	бюст,двое,лицо,люди,силуэт,темный
👣	footprints	следы	clothing,footprint,print	нога,подошва,рельеф,след,человек
# Animals & Nature
🐵	monkey face	морда обезьяны	face,monkey	животное,морда,обезьяна
🐒	monkey	обезьяна		животное
🦍	gorilla	горилла		животное,обезьяна
🦧	orangutan	орангутан	ape	обезьяна,орангутанг,примат,человекоподобная,человекоподобный
🐶	dog face	морда собаки	dog,face,pet	животное,морда,собака
🐕	dog	собака	pet	домашнее животное,животное,щенок
🦮	guide dog	собака-поводырь	accessibility,blind,guide	инвалид,поводырь,помощь,слепой,собака
🐩	poodle	пудель	dog	домашнее животное,животное,порода,собака
🐺	wolf	морда волка	face	волк,животное,морда
🦊	fox	морда лисицы	face	животное,лис,лиса,лисица,морда
🦝	raccoon	морда енота	curious,sly	енот,животное,морда,полоскун
🐱	cat face	морда кошки	cat,face,pet	домашнее животное,животное,кот,кошка,морда
🐈	cat	кошка	pet	домашнее животное,животное,кот
🦁	lion	морда льва	face,Leo,zodiac	грива,знак зодиака,лев,морда
🐯	tiger face	морда тигра	face,tiger	животное,зверь,морда,тигр
🐅	tiger	тигр		животное,зверь
🐆	leopard	леопард		животное,зверь
🐴	horse face	морда лошади	face,horse	конь,лошадь,морда
🐎	horse	лошадь	equestrian,racehorse,racing	животное,конь,скаковая,скакун,скачки
🦄	unicorn	голова единорога	face	единорог,животное,рог,фэнтези
🦓	zebra	зебра	stripe	зебры,полосатая,полоски,черно-белая
🦌	deer	олень		животное,зверь,рога
🐮	cow face	морда коровы	cow,face	животное,корова,морда
🐂	ox	бык	bull,Taurus,zodiac	гороскоп,животное,знак зодиака,зодиак,телец
🐃	water buffalo	буйвол	buffalo,water	животное,зверь,рога
🐄	cow	корова		вымя,животное,рога
🐷	pig face	морда свиньи	face,pig	животное,морда,свинья
🐖	pig	свинья	sow	животное,хрюшка
🐗	boar	кабан	pig	голова,дикий,животное
🐽	pig nose	свиной пятачок	face,nose,pig	пятачок,свинья
🐏	ram	баран	Aries,male,sheep,zodiac	животное,знак зодиака,зодиак,овен
🐑	ewe	овца	female,sheep	баран,животное
🐐	goat	коза	Capricorn,zodiac	животное,знак зодиака,зодиак,козел,козерог
🐪	camel	одногорбый верблюд	dromedary,hump	верблюд,горб,дромадер,один,пустыня
🐫	two-hump camel	двугорбый верблюд	bactrian,camel,hump	бактриан,верблюд,горб,один,пустыня
🦙	llama	лама	alpaca,guanaco,vicuña,wool	гуанако,животное,копытное
🦒	giraffe	жираф	spots	длинная шея,животное,пятна,пятнистый,шея
🐘	elephant	слон		животное,хобот
🦏	rhinoceros	носорог		животное,рог
🦛	hippopotamus	гиппопотам	hippo	бегемот,животное
🐭	mouse face	морда мыши	face,mouse	грызун,морда,мышка,мышь
🐁	mouse	мышь		грызун,мышка,мышонок
🐀	rat	крыса		грызун
🐹	hamster	морда хомяка	face,pet	домашнее животное,животное,морда,хомяк
🐰	rabbit face	морда кролика	bunny,face,pet,rabbit	домашнее животное,животное,кролик,морда
🐇	rabbit	кролик	bunny,pet	белый,домашнее животное,животное
🦔	hedgehog	еж	spiny	ежик,животное,иголка,иголки,колючий,колючки
🦇	bat	летучая мышь	vampire	вампир,животное,летучая,мышь
🐻	bear	морда медведя	face	бурый,животное,медведь,морда
🐨	koala	морда коалы	face,marsupial	австралия,животное,коала,медведь,морда,эвкалипт
🐼	panda	морда панды	face	животное,медведь,морда,панда
🦥	sloth	ленивец	lazy,slow	животное,лень,медленно,спать
🦦	otter	выдра	fishing,playful	вода,животное,играть,ловить
🦨	skunk	скунс	stink	вонь,вонючка,вонять,фу
🦘	kangaroo	кенгуру	Australia,joey,jump,marsupial	австралия,сумчатое
🦡	badger	барсук	honey badger,pester	животное,носуха
🐾	paw prints	следы животного	feet,paw,print	животное,лапы,отпечатки,следы
🦃	turkey	индейка	bird	индюк,крылья,птица
🐔	chicken	курица	bird	голова,птица,цыпленок
🐓	rooster	петух	bird	гребешок,петушок,птица
🐣	hatching chick	цыпленок в яйце	baby,bird,chick,hatching	вылупился,желтый,цыпленок,яйцо
🐤	baby chick	цыпленок боком	baby,bird,chick	голова,маленький,цыпленок
🐥	front-facing baby chick	цыпленок	baby,bird,chick	крылья,курица,маленький
🐦	bird	птица		голова
🐧	penguin	пингвин	bird	голова
🦅	eagle	орел	bird	птица
🦆	duck	утка	bird	птица,селезень
🦢	swan	лебедь	bird,cygnet,ugly duckling	белый лебедь,водоплавающее,гадкий утенок,птица
🦉	owl	сова	bird,wise	мудрость,птица,филин
🦩	flamingo	фламинго	flamboyant,tropical	птица,розовый,тропики,тропическая,тропический
🦚	peacock	павлин	bird,ostentatious,peahen,proud	веер,перья,птица,хвост
🦜	parrot	попугай	bird,pirate,talk	ара,пират,птица-говорун
🐸	frog	голова лягушки	face	голова,жаба,зеленая,лягушка,морда
🐊	crocodile	крокодил		аллигатор,зеленый
🐢	turtle	черепаха	terrapin,tortoise	зеленая
🦎	lizard	ящерица	reptile	зеленая,рептилия
🐍	snake	змея	bearer,Ophiuchus,serpent,zodiac	гадюка,змееносец,знак,зодиак,опасность,яд
🐲	dragon face	голова дракона	dragon,face,fairy tale	дракон,морда,сказка,фентези,фэнтези
🐉	dragon	дракон	fairy tale	голова,сказка,фентези,фэнтези
🦕	sauropod	зауропод	brachiosaurus,brontosaurus,diplodocus	брахиозавр,бронтозавр,динозавр,диплодок
🦖	T-Rex	Ти-Рекс	Tyrannosaurus Rex	динозавр,рекс,тираннозавр
🐳	spouting whale	кит с фонтанчиком	face,spouting,whale	брызги,вода,кит
🐋	whale	кит		океан
🐬	dolphin	дельфин	flipper	вода,море,океан
🐟	fish	рыба	Pisces,zodiac	знак зодиака,зодиак,рыбы
🐠	tropical fish	тропическая рыба	fish,tropical	рыба,тропики,экзотическая
🐡	blowfish	рыба-еж	fish	еж,иголки,рыба
🦈	shark	акула	fish	рыба
🐙	octopus	осьминог		щупальца
🐚	spiral shell	раковина	shell,spiral	ракушка,спираль
🐌	snail	улитка		раковина
🦋	butterfly	бабочка	insect,pretty	красота,мотылек,насекомое
🐛	bug	гусеница	insect	насекомое
🐜	ant	муравей	insect	насекомое
🐝	honeybee	пчела	bee,insect	желто-черная,насекомое
🐞	lady beetle	божья коровка	beetle,insect,ladybird,ladybug	божья,жук,коровка,красная,насекомое,солнышко
🦗	cricket	сверчок	grasshopper	кузнечик,насекомое
🦂	scorpion	скорпион	scorpio,Scorpio,zodiac	знак зодиака,зодиак
🦟	mosquito	комар	disease,fever,malaria,pest,virus	вирус,лихорадка,малярия,москит
🦠	microbe	микроб	amoeba,bacteria,virus	амеба,бактерия,вирус
💐	bouquet	букет	flower	любовь,цветы
🌸	cherry blossom	цветок вишни	blossom,cherry,flower	сакура,цветок
💮	white flower	белый цветок	flower	белый,цветок
🌹	rose	роза	flower	бутон,красная,цветок
🥀	wilted flower	увядший цветок	flower,wilted	увядший,цветок
🌺	hibiscus	гибискус	flower	китайская роза,цветок
🌻	sunflower	подсолнух	flower,sun	солнце,цветок
🌼	blossom	цветок	flower	растение
🌷	tulip	тюльпан	flower	цветок
🌱	seedling	росток	young	молодое растение,молодой,новое растение,новый,растение
🌲	evergreen tree	елка	tree	вечнозеленое дерево,дерево,ель
🌳	deciduous tree	дерево	deciduous,shedding,tree	зеленое,растение
🌴	palm tree	пальма	palm,tree	дерево
🌵	cactus	кактус	plant	зеленое,колючки,растение
🌾	sheaf of rice	колос	ear,grain,rice	зерно,рис
🌿	herb	веточка	leaf	трава
🍀	four leaf clover	четырехлистный клевер	4,clover,four,four-leaf clover,leaf	клевер,удача,четыре
🍁	maple leaf	кленовый лист	falling,leaf,maple	клен,красный,лист,осень
🍂	fallen leaf	падающие листья	falling,leaf	листья,осень
🍃	leaf fluttering in wind	листья на ветру	blow,flutter,leaf,wind	ветер,листья
🍄	mushroom	гриб	toadstool	мухомор,несъедобный,поганка,растение,ядовитый
# Food & Drink
🍇	grapes	виноград	fruit,grape	виноградина,сок,фрукт
🍈	melon	дыня	fruit	растение,фрукт,ягода
🍉	watermelon	арбуз	fruit	растение,фрукт,ягода
🍊	tangerine	мандарин	fruit,orange	апельсин,клементин,фрукт,цитрус,цитрусовый
🍋	lemon	лимон	citrus,fruit	фрукт,цитрус,цитрусовый
🍌	banana	банан	fruit	фрукт
🍍	pineapple	ананас	fruit	фрукт
🥭	mango	манго	fruit,tropical	тропики,тропический фрукт,фрукт
🍎	red apple	красное яблоко	apple,fruit,red	красное,фрукт,яблоко
🍏	green apple	зеленое яблоко	apple,fruit,green	зеленое,фрукт,яблоко
🍐	pear	груша	fruit	фрукт
🍑	peach	персик	fruit	нектарин,фрукт
🍒	cherries	вишня	berries,cherry,fruit,red	вишни,фрукт,черешни,черешня
🍓	strawberry	клубника	berry,fruit	земляника,ягода
🥝	kiwi fruit	киви	food,fruit,kiwi	еда,фрукт
🍅	tomato	помидор	fruit,vegetable	овощ,томат,ягода
🥥	coconut	кокос	palm,piña colada	кокосы,орех,пальма,пина колада
🥑	avocado	авокадо	food,fruit	еда,фрукт
🍆	eggplant	баклажан	aubergine,vegetable	овощ,синенькие,синенький
🥔	potato	картофель	food,vegetable	еда,овощ
🥕	carrot	морковь	food,vegetable	еда,морковка,овощ
🌽	ear of corn	кукурузный початок	corn,ear,maize,maze	кукуруза,початок
🥒	cucumber	огурец	food,pickle,vegetable	еда,овощ,соленье
🥬	leafy green	зеленый салат	bok choy,cabbage,kale,lettuce	ботва,капуста,латук,листья салата
🥦	broccoli	брокколи	wild cabbage	капуста
🧄	garlic	чеснок	flavoring	вкус,головка,запах,приправа,специя,чесночный
🧅	onion	лук	flavoring	головка,луковица,луковый,плакать,репчатый
🥜	peanuts	арахис	food,nut,peanut,vegetable	еда,овощ,орех
🌰	chestnut	каштан	plant	растение
🍞	bread	хлеб	loaf	батон,буханка
🥐	croissant	круассан	bread,breakfast,food,french,roll	еда,рогалик,французский,хлеб
🥖	baguette bread	багет	baguette,bread,food,french	еда,французский,хлеб
🥨	pretzel	крендель	twisted	брецель,закрученный
🥯	bagel	бублик	bakery,breakfast,schmear	баранка,бейгель,бейгл
🥞	pancakes	блины	breakfast,crêpe,food,hotcake,pancake	блинчики,еда,оладьи
🧇	waffle	вафля	breakfast,indecisive,iron	вафельный,вафли,десерт
🧀	cheese wedge	сыр	cheese	дырки,желтый,кусок
🍖	meat on bone	мясо на косточке	bone,meat	кость,мясо
🍗	poultry leg	куриная ножка	bone,chicken,drumstick,leg,poultry	кость,курица,нога,окорочок,птица
🥩	cut of meat	кусок мяса	chop,lambchop,porkchop,steak	кусок,мясо,отбивная,стейк
🥓	bacon	бекон	breakfast,food,meat	еда,мясо
🍔	hamburger	гамбургер	burger	бургер,бутерброд,сэндвич,фастфуд
🍟	french fries	картофель фри	french,fries	картофель,картошка,фастфуд,фри
🍕	pizza	пицца	cheese,slice	кусок,кусок пиццы,сыр
🌭	hot dog	хот-дог	frankfurter,hotdog,sausage	сосиска,тесто
🥪	sandwich	сэндвич	bread	бутерброд,хлеб
🌮	taco	тако	mexican	кухня,мексика,мексиканская кухня
🌯	burrito	буррито	mexican,wrap	бурритос,кухня,мексика,мексиканская кухня
🥙	stuffed flatbread	шаурма	falafel,flatbread,food,gyro,kebab,stuffed	еда,кебаб,лаваш,пита,фалафель,шаверма
🧆	falafel	фалафель	chickpea,meatball	бобовый,бобы,горох,гороховый,нут,шарик
🥚	egg	яйцо	breakfast,food	еда
🍳	cooking	яичница на сковороде	breakfast,egg,frying,pan	глазунья,желток,сковорода,яичница,яйцо
🥘	shallow pan of food	рагу в сковороде	casserole,food,paella,pan,shallow	еда,паэлья,рагу,сковорода
🍲	pot of food	кастрюля с горячей едой	pot,stew	горячая еда,горячее,кастрюля,тарелка с горячей едой
🥣	bowl with spoon	миска с ложкой	breakfast,cereal,congee	гранола,завтрак,мюсли,овсяные хлопья
🥗	green salad	овощной салат	food,green,salad	еда,овощи,салат
🍿	popcorn	попкорн		кукуруза,стакан
🧈	butter	масло	dairy	масленка,масляный,молокопродукты,молочный,сливки,сливочное
🧂	salt	солонка	condiment,shaker	морская соль,соль
🥫	canned food	консервы	can	банка,жестянка,консервная банка
🍱	bento box	бэнто	bento,box	бенто
🍘	rice cracker	рисовый крекер	cracker,rice	крекер,рис
🍙	rice ball	онигири	ball,Japanese,rice	рис,шарик,япония
🍚	cooked rice	рис	cooked,rice	вареный,миска,плошка,тарелка,чашка
🍛	curry rice	рис с карри	curry,rice	карри,рис
🍜	steaming bowl	лапша	bowl,noodle,ramen,steaming	миска,пар,чашка
🍝	spaghetti	спагетти	pasta	вермишель,макароны,паста
🍠	roasted sweet potato	печеный сладкий картофель	potato,roasted,sweet	батат,картошка,сладкий картофель
🍢	oden	одэн	kebab,seafood,skewer,stick	закуска,на палочке,шашлык
🍣	sushi	суши		кухня,япония
🍤	fried shrimp	жареная креветка	fried,prawn,shrimp,tempura	креветки,темпура
🍥	fish cake with swirl	камабоко	cake,fish,pastry,swirl	начинка,рыба,сурими
🥮	moon cake	лунный пирог	autumn,festival,yuèbǐng	лунный пряник,осень,фестиваль,юэбин
🍡	dango	данго	dessert,Japanese,skewer,stick,sweet	десерт,на палочке,сладости,сладость,японский
🥟	dumpling	вареник	empanada,gyōza,jiaozi,pierogi,potsticker	клецки,манты,пельмени,хинкали
🥠	fortune cookie	печенье с предсказанием	prophecy	гадание,оракул,печенье,предсказание
🥡	takeout box	коробка для еды на вынос	oyster pail	на вынос,с собой
🦀	crab	краб	Cancer,zodiac	знак зодиака,зодиак,рак
🦞	lobster	омар	bisque,claws,seafood	клешни,лангуст,лобстер,морепродукты
🦐	shrimp	креветка	food,shellfish,small	еда,маленькая,морепродукты
🦑	squid	кальмар	food,molusc	еда,моллюск
🦪	oyster	устрица	diving,pearl	жемчуг,жемчужина,раковина,ракушка,устричный
🍦	soft ice cream	мороженое в стаканчике	cream,dessert,ice,icecream,soft,sweet	вафельный стаканчик,вафля,мороженое,мягкое мороженое
🍧	shaved ice	мороженое в креманке	dessert,ice,shaved,sweet	десерт,креманка,мороженое,строганый лед
🍨	ice cream	мороженое	cream,dessert,ice,sweet	десерт,сладкое,холодное
🍩	doughnut	пончик	breakfast,dessert,donut,sweet	глазурь,пирожок,сладкое
🍪	cookie	печенье	dessert,sweet	выпечка,сладкое
🎂	birthday cake	торт ко дню рождения	birthday,cake,celebration,dessert,pastry,sweet	выпечка,день рождения,пирог,свечки,сладкое,торт
🍰	shortcake	кусочек торта	cake,dessert,pastry,slice,sweet	выпечка,крем,сладкая,торт
🧁	cupcake	капкейк	bakery,sweet	выпечка,кекс
🥧	pie	пирог	filling,pastry	выпечка,сдоба,торт
🍫	chocolate bar	шоколад	bar,chocolate,dessert,sweet	плитка шоколада,шоколадка
🍬	candy	конфета	dessert,sweet	обертка,сладость,фантик
🍭	lollipop	леденец	candy,dessert,sweet	конфета,конфета на палочке,леденец на палочке,палочка,сладкий,сладость
🍮	custard	пудинг	dessert,pudding,sweet	десерт,сладкий
🍯	honey pot	мед	honey,honeypot,pot,sweet	бочонок,бочонок меда,горшок,горшок с медом
🍼	baby bottle	бутылочка с соской	baby,bottle,drink,milk	бутылка,дети,молоко,соска
🥛	glass of milk	стакан молока	drink,glass,milk	молоко,напиток,стакан
☕	hot beverage	горячий напиток	beverage,coffee,drink,hot,steaming,tea	горячий,кофе,напиток,пар,чай
🍵	teacup without handle	чашка без ручки	beverage,cup,drink,tea,teacup	зеленый,чай,чашка,чашка зеленого чая,чашка чая
🍶	sake	бутылка саке	bar,beverage,bottle,cup,drink	водка,горячее,саке,япония
🍾	bottle with popping cork	шампанское	bar,bottle,cork,drink,popping	бутылка,вино,игристое,пробка
🍷	wine glass	бокал вина	bar,beverage,drink,glass,wine	бокал,вино
🍸	cocktail glass	коктейль	bar,cocktail,drink,glass	бар,бокал,напиток
🍹	tropical drink	тропический коктейль	bar,drink,tropical	зонтик,напиток,прохладительный,соломинка,тропики
🍺	beer mug	кружка пива	bar,beer,drink,mug	кружка,пена,пенное,пивная кружка,пиво
🍻	clinking beer mugs	чокающиеся кружки	bar,beer,clink,drink,mug	кружки пива,пенное,пивные кружки,чокнуться
🥂	clinking glasses	чокающиеся бокалы	celebrate,clink,drink,glass	бокал,звон,напиток,праздник
🥃	tumbler glass	стакан с виски	glass,liquor,shot,tumbler,whisky	вино,виски,коктейль,ликер,стакан
🥤	cup with straw	стакан с соломинкой	juice,soda	газировка,минеральная вода,стакан с газировкой
🧃	beverage box	пакетик сока	beverage,box,juice,straw,sweet	картон,напиток,пакет,сок,трубочка
🧉	mate	мате	drink	матэ,напиток,пить,трубочка,чай
🧊	ice	кубик льда	cold,ice cube,iceberg	кубик,лед,ледяной,холод,холодный
🥢	chopsticks	палочки для еды	hashi	палочки,приборы,столовые
🍴	fork and knife	вилка и нож	cooking,cutlery,fork,knife	вилка,значок ресторана,нож,столовые приборы
🥄	spoon	ложка	tableware	прибор,приборы,стол,столовые
🔪	kitchen knife	нож	cooking,hocho,knife,tool,weapon	кухонный,оружие,холодное
🏺	amphora	амфора	Aquarius,cooking,drink,jug,zodiac	кувшин,сосуд
# Travel & Places
🌍	globe showing Europe-Africa	Европа и Африка на земном шаре	Africa,earth,Europe,globe,world	Африка,глобус,Европа,Земля,земной шар,шар
🌎	globe showing Americas	Америка на земном шаре	Americas,earth,globe,world	Америка,земной шар,Северная Америка,Южная Америка
🌏	globe showing Asia-Australia	Азия и Австралия на земном шаре	Asia,Australia,earth,globe,world	Австралия,Азия,глобус,Земля,земной шар,шар
🌐	globe with meridians	меридианы	earth,globe,meridians,world	глобус,Земля,земной шар,меридиан,шар
🗾	map of Japan	карта Японии	Japan,map	карта,Япония
🧭	compass	компас	magnetic,navigation,orienteering	прибор,путешествие,стороны света
🌋	volcano	вулкан	eruption,mountain	извержение вулкана,кратер,лава
🗻	mount fuji	Фудзияма	fuji,mountain	вулкан,гора
🧱	brick	кирпичи	bricks,clay,mortar,wall	кирпич,кирпичная кладка,кирпичная стена
🏠	house	дом	home	здание,крыша,стены
🏡	house with garden	дом с садом	garden,home,house	дом,крыша,сад,стены
🏢	office building	офисное здание	building	бизнес-центр,здание,офис
🏣	Japanese post office	японская почта	Japanese,post	здание,почта,япония
🏤	post office	почта	European,post	европа,здание
🏥	hospital	больница	doctor,medicine	больные,врачи,здание,поликлиника,стационар,хоспис
🏦	bank	банк	building	деньги,здание
🏨	hotel	гостиница	building	здание,отель,хостел
🏩	love hotel	гостиница для свиданий	hotel,love	гостиница,здание,на час,отель,свидания
🏪	convenience store	круглосуточный магазин	convenience,store	24 часа,здание,магазин,покупки,сутки
🏫	school	школа	building	здание,обучение,учебное заведение
🏬	department store	универмаг	department,store	магазин,супермаркет,торговый центр,универсам
🏭	factory	завод	building	предприятие,промышленность,фабрика
🏯	Japanese castle	японский замок	castle,Japanese	замок,здание,япония
🏰	castle	замок	European	башни,крепость,укрепение,форт
💒	wedding	свадьба	chapel,romance	венчание,сердечки,собор,церемония,церковь
🗼	Tokyo tower	Токийская башня	Tokyo,tower	башня,вышка,телебашня,телевышка,токио
🗽	Statue of Liberty	статуя Свободы	liberty,statue	нью-йорк,свобода,статуя,факел
⛪	church	церковь	Christian,cross,religion	здание,религия,христианство
🕌	mosque	мечеть	islam,Muslim,religion	здание,ислам,мусульмане,религия
🛕	hindu temple	индуистский храм	hindu,temple	ашрам,индийский,индуизм,храм,церковь
🕍	synagogue	синагога	Jew,Jewish,religion,temple	евреи,здание,иудаизм,религия
🕋	kaaba	Кааба	islam,Muslim,religion	ислам,кааба,мусульмане,религия,святыня
⛲	fountain	фонтан		брызги,вода
⛺	tent	палатка	camping	кемпинг,лагерь,тент
🌁	foggy	туман	fog	дымка,нечетко,неясно,облака,туманно
🌃	night with stars	звездная ночь	night,star	звезды,ночь
🌄	sunrise over mountains	восход солнца над горами	morning,mountain,sun,sunrise	восход,горы,заря,рассвет,солнце,утро
🌅	sunrise	восход	morning,sun	восход солнца,заря,рассвет,солнце,утро
🌆	cityscape at dusk	закат в городе	city,dusk,evening,landscape,sunset	вечер,город,закат,заход,солнце
🌇	sunset	закат	dusk,sun	вечер,заход,солнце
🌉	bridge at night	мост ночью	bridge,night	мост,ночь
🎠	carousel horse	лошадь на карусели	carousel,horse	карусель,лошадка,лошадь
🎡	ferris wheel	колесо обозрения	amusement park,ferris,wheel	колесо,чертово
🎢	roller coaster	американские горки	amusement park,coaster,roller	американские,горки
💈	barber pole	парикмахерская	barber,haircut,pole	волосы,салон,стрижка,цирюльник
🎪	circus tent	цирковой шатер	circus,tent	цирк,шатер
🚂	locomotive	паровоз	engine,railway,steam,train	вагон,локомотив,поезд
🚃	railway car	вагон	car,electric,railway,train,tram,trolleybus	поезд,трамвай,транспорт,фуникулер
🚄	high-speed train	скоростной поезд	railway,shinkansen,speed,train	дорога,железная,поезд,скорость
🚅	bullet train	поезд-пуля	bullet,railway,shinkansen,speed,train	поезд,пуля,Синкансэн,скорость
🚆	train	поезд	railway	дорога,ж/д,железная дорога,транспорт
🚇	metro	метро	subway	подземка,поезд,станция
🚈	light rail	легкий рельсовый транспорт	railway	трамвай,транспорт,электричка
🚉	station	железнодорожный вокзал	railway,train	вокзал,ж/д вокзал,ж/д станция,железнодорожная станция,рельсы,станция
🚊	tram	трамвай	trolleybus	рельсы,транспорт
🚝	monorail	монорельс	vehicle	легкое метро,метро,рельсы
🚞	mountain railway	поезд в горах	car,mountain,railway	горы,железная дорога,поезд,транспорт
🚋	tram car	трамвайный вагон	car,tram,trolleybus	вагон,рельсы,трамвай,электричество
🚌	bus	автобус	vehicle	транспорт
🚍	oncoming bus	автобус спереди	bus,oncoming	автобус,лобовое стекло,приближающийся автобус
🚎	trolleybus	троллейбус	bus,tram,trolley	дорога,провода,транспорт,электричество
🚐	minibus	микроавтобус	bus	газель,маршрутка
🚑	ambulance	машина скорой помощи	vehicle	больница,врачи,машина,помощь,скорая помощь
🚒	fire engine	пожарная машина	engine,fire,truck	машина,пожарная,пожарные
🚓	police car	полицейская машина	car,patrol,police	машина,полицейские,полиция
🚔	oncoming police car	полицейская машина спереди	car,oncoming,police	лобовое стекло,машина,полицейская машина,полицейские,полиция,приближающаяся полицейская машина
🚕	taxi	такси	vehicle	машина,транспорт
🚖	oncoming taxi	такси спереди	oncoming,taxi	машина,приближающееся такси,такси,транспорт
🚗	automobile	автомобиль	car	машина,транспорт
🚘	oncoming automobile	автомобиль спереди	automobile,car,oncoming	автомобиль,машина,машина спереди,приближающаяся машина,приближающийся автомобиль,транспорт
🚙	sport utility vehicle	джип	recreational,sport utility	SUV,автомобиль,отдых,фургон
🚚	delivery truck	грузовик	delivery,truck	грузовой транспорт,кузов,транспорт
🚛	articulated lorry	фура	lorry,semi,truck	перевозка,транспорт
🚜	tractor	трактор	vehicle	сельское хозяйство,транспорт
🛵	motor scooter	скутер	motor,scooter	мопед,транспорт
🦽	manual wheelchair	кресло-коляска с ручным приводом	accessibility	инвалид,коляска,кресло,ручной,транспорт
🦼	motorized wheelchair	кресло-коляска с мотором	accessibility	инвалид,кресло,кресло-коляска,транспорт,электропривод
🛺	auto rickshaw	авторикша	tuk tuk	мопед,рикша,такси,тук-тук,туктук
🚲	bicycle	велосипед	bike	колеса,руль,транспорт
🛴	kick scooter	самокат	kick,scooter	колеса,руль,транспорт
🛹	skateboard	скейтборд	board	доска,доска с колесиками,доска с роликами,скейт
🚏	bus stop	автобусная остановка	bus,stop	автобус,знак,остановка
⛽	fuel pump	заправка	diesel,fuel,fuelpump,gas,pump,station	автозаправка,АЗС,бензин,топливо
🚨	police car light	мигалка	beacon,car,light,police,revolving	красная,полиция
🚥	horizontal traffic light	горизонтальный светофор	light,signal,traffic	свет,светофор
🚦	vertical traffic light	вертикальный светофор	light,signal,traffic	свет,светофор
🛑	stop sign	знак «стоп»	octagonal,sign,stop	восьмиугольник,знак,остановка,стоп
🚧	construction	строительные работы	barrier	барьер,заграждение,препятствие,строительство,стройка
⚓	anchor	якорь	ship,tool	корабль
⛵	sailboat	парусник	boat,resort,sea,yacht	лодка,отдых,яхта
🛶	canoe	каноэ	boat	байдарка,индейцы,каяк,лодка
🚤	speedboat	катер	boat	вода,двигатель,мотор
🚢	ship	корабль	boat,passenger	пароход,перевозки,судно
🛫	airplane departure	взлет	aeroplane,airplane,check-in,departure,departures	отправление,посадка,регистрация,самолет
🛬	airplane arrival	посадка	aeroplane,airplane,arrivals,arriving,landing	прибытие,садится,самолет
🪂	parachute	парашют	hang-glide,parasail,skydive	крыло,параглайд,парасейл,парашютист,скайдайв
💺	seat	кресло	chair	место,пассажирское кресло,стул
🚁	helicopter	вертолет	vehicle	винт,воздух,лопасти
🚟	suspension railway	подвесная железная дорога	railway,suspension	вагон,ж/д,железная дорога,подвесная
🚠	mountain cableway	вагон фуникулера	cable,gondola,mountain	вагон,кабинка,подъемник,фуникулер
🚡	aerial tramway	канатная дорога	aerial,cable,car,gondola,tramway	дорога,канат,подвесная дорога,подъемник,трамвай,тросы
🚀	rocket	ракета	space	космос
🛸	flying saucer	летающая тарелка	UFO	инопланетяне,НЛО,тарелка
🧳	luggage	багаж	packing,travel	путешествие,чемодан
⌛	hourglass done	песочные часы	sand,timer	время,песок,часы
⏳	hourglass not done	время пошло	hourglass,sand,timer	время,песок,песочные часы,часы
⌚	watch	наручные часы	clock	время,запястье,наручные,рука,часы
⏰	alarm clock	будильник	alarm,clock	время,звенит,сигнал
🕛	twelve o’clock	двенадцать часов	00,12,12:00,clock,o’clock,twelve	время,двенадцать,полдень,полночь,часы
🕧	twelve-thirty	полпервого	12,12:30,clock,thirty,twelve	время,двенадцать тридцать,часы
🕐	one o’clock	час	00,1,1:00,clock,o’clock,one	время,часы
🕜	one-thirty	полвторого	1,1:30,clock,one,thirty	время,час тридцать,часы
🕑	two o’clock	два часа	00,2,2:00,clock,o’clock,two	время,часы
🕝	two-thirty	полтретьего	2,2:30,clock,thirty,two	время,два тридцать,часы
🕒	three o’clock	три часа	00,3,3:00,clock,o’clock,three	время,часы
🕞	three-thirty	полчетвертого	3,3:30,clock,thirty,three	время,три тридцать,часы
🕓	four o’clock	четыре часа	00,4,4:00,clock,four,o’clock	время,часы
🕟	four-thirty	полпятого	4,4:30,clock,four,thirty	время,часы,четыре тридцать
🕔	five o’clock	пять часов	00,5,5:00,clock,five,o’clock	время,часы
🕠	five-thirty	полшестого	5,5:30,clock,five,thirty	время,пять тридцать,часы
🕕	six o’clock	шесть часов	00,6,6:00,clock,o’clock,six	время,часы
🕡	six-thirty	полседьмого	6,6:30,clock,six,thirty	время,часы,шесть тридцать
🕖	seven o’clock	семь часов	00,7,7:00,clock,o’clock,seven	время,часы
🕢	seven-thirty	полвосьмого	7,7:30,clock,seven,thirty	время,семь тридцать,часы
🕗	eight o’clock	восемь часов	00,8,8:00,clock,eight,o’clock	время,часы
🕣	eight-thirty	полдевятого	8,8:30,clock,eight,thirty	восемь тридцать,время,часы
🕘	nine o’clock	девять часов	00,9,9:00,clock,nine,o’clock	время,часы
🕤	nine-thirty	полдесятого	9,9:30,clock,nine,thirty	время,девять тридцать,часы
🕙	ten o’clock	десять часов	00,10,10:00,clock,o’clock,ten	время,часы
🕥	ten-thirty	пол-одиннадцатого	10,10:30,clock,ten,thirty	время,десять тридцать,часы
🕚	eleven o’clock	одиннадцать часов	00,11,11:00,clock,eleven,o’clock	время,часы
🕦	eleven-thirty	полдвенадцатого	11,11:30,clock,eleven,thirty	время,одиннадцать тридцать,часы
🌑	new moon	новолуние	dark,moon	луна,месяц,новая луна,темная ночь
🌒	waxing crescent moon	молодая луна	crescent,moon,waxing	луна,месяц,молодая,молодой
🌓	first quarter moon	луна в первой четверти	moon,quarter	луна,месяц,небо,четверть
🌔	waxing gibbous moon	прибывающая луна	gibbous,moon,waxing	луна,месяц,небо,прибывающая
🌕	full moon	полнолуние	full,moon	луна,месяц,полная,полный
🌖	waning gibbous moon	убывающая луна	gibbous,moon,waning	луна,месяц,небо,убывающая
🌗	last quarter moon	луна в последней четверти	moon,quarter	луна,месяц,небо,четверть
🌘	waning crescent moon	старая луна	crescent,moon,waning	луна,месяц,небо,старая,убывающая
🌙	crescent moon	полумесяц	crescent,moon	луна,месяц
🌚	new moon face	новая луна с лицом	face,moon	луна с лицом,новая луна,новолуние,темная луна
🌛	first quarter moon face	луна в первой четверти с лицом	face,moon,quarter	лицо,луна,месяц,небо,четверть
🌜	last quarter moon face	луна в последней четверти с лицом	face,moon,quarter	лицо,луна,месяц,небо,четверть
🌝	full moon face	полная луна с лицом	bright,face,full,moon	круглая,круглая луна,лицо,месяц,небо,полная луна
🌞	sun with face	солнце с лицом	bright,face,sun	лицо,небо,солнце
🪐	ringed planet	планета с кольцом	saturn,saturnine	кольца,кольцо,космос,планета,сатурн
⭐	star	желтая звезда		желтая,звезда
🌟	glowing star	сияющая звезда	glittery,glow,shining,sparkle,star	звезда,свет,сияние
🌠	shooting star	падающая звезда	falling,shooting,star	желание,звезда,небо,падающая
🌌	milky way	Млечный Путь	space	космос,молоко,путь
⛅	sun behind cloud	солнце за облаками	cloud,sun	облака,облачно,солнце
🌀	cyclone	циклон	dizzy,hurricane,twister,typhoon	завихрение,тайфун
🌈	rainbow	радуга	rain	дождь,осадки,цвета
🌂	closed umbrella	закрытый зонт	clothing,rain,umbrella	дождь,зонт,зонтик,осадки
☔	umbrella with rain drops	зонт под дождем	clothing,drop,rain,umbrella	зонт,зонтик,зонтик под дождем,капли
⚡	high voltage	высокое напряжение	danger,electric,lightning,voltage,zap	молния,напряжение,опасность,электричество
⛄	snowman without snow	снеговик	cold,snow,snowman	снег,фигура,человек,человечек
🔥	fire	огонь	flame,tool	костер,очаг,пламя
💧	droplet	капля	cold,comic,drop,sweat	вода,пот
🌊	water wave	волна	ocean,water,wave	вода,море,океан
# Activities
🎃	jack-o-lantern	тыква-фонарь	celebration,halloween,jack,lantern	праздник,тыква,фонарь из тыквы,Хеллоуин
🎄	Christmas tree	новогодняя елка	celebration,Christmas,tree	елка,Новый год,праздник,Рождество
🎆	fireworks	фейерверк	celebration	пиротехника,праздник,салют,свет,шум
🎇	sparkler	бенгальский огонь	celebration,fireworks,sparkle	искры,огонь,праздник
🧨	firecracker	динамитная шашка	dynamite,explosive,fireworks	взрыв,динамит,фейерверк,шашка
✨	sparkles	блестки	*,sparkle,star	блестка,звезда,звезды,искры,мерцание,свет
🎈	balloon	воздушный шарик	celebration	веревочка,воздух,воздушный,праздник,шарик
🎉	party popper	хлопушка	celebration,party,popper,tada	бабах,вечеринка,праздник
🎊	confetti ball	конфетти	ball,celebration,confetti	вечеринка,праздник
🎋	tanabata tree	бамбук с бумажными лентами	banner,celebration,Japanese,tree	бамбук,бумага,дерево,танабата
🎍	pine decoration	украшенный бамбук	bamboo,celebration,Japanese,pine	бамбук,Новый год,растение,Рождество,сосна,Япония
🎎	Japanese dolls	японские куклы	celebration,doll,festival,Japanese	две,кукла,праздник,фестиваль
🎏	carp streamer	вымпелы в виде карпов	carp,celebration,streamer	вымпелы,карпы,палочка,рыбки,рыбы
🎐	wind chime	музыка ветра	bell,celebration,chime,wind	бубенчик,ветер,звон
🎑	moon viewing ceremony	праздник Луны	celebration,ceremony,moon	луна,праздник,церемония
🧧	red envelope	красный конверт	gift,good luck,hóngbāo,lai see,money	деньги,конверт,красный,подарок,удача
🎀	ribbon	бантик	celebration	бант,волосы,одежда,праздник
🎁	wrapped gift	подарок	box,celebration,gift,present,wrapped	бантик,дарить,коробка,праздник
🎫	ticket	билет	admission	билетик,пропуск,самолет,транспорт
🏆	trophy	кубок	prize	приз,трофей
🏅	sports medal	спортивная медаль	medal	достижение,медаль,место,победа,спорт
🥇	1st place medal	золотая медаль	first,gold,medal	золото,медаль,первое место,победа,чемпион
🥈	2nd place medal	серебряная медаль	medal,second,silver	второе место,медаль,серебро
🥉	3rd place medal	бронзовая медаль	bronze,medal,third	бронза,медаль,третье место
⚽	soccer ball	футбол	ball,football,soccer	игра,мяч,спорт,футбольный
⚾	baseball	бейсбол	ball	бейсбольный,игра,мяч,спорт
🥎	softball	софтбол	ball,glove,underarm	зажать,мягкий,мяч,нести,перчатка
🏀	basketball	баскетбол	ball,hoop	баскетбольный,игра,мяч,спорт
🏐	volleyball	волейбол	ball,game	волейбольный,игра,мяч,спорт
🏈	american football	американский футбол	american,ball,football	американский,игра,мяч,спорт,футбол
🏉	rugby football	регби	ball,football,rugby	игра,мяч,спорт
🎾	tennis	теннис	ball,racquet	игра,мяч,ракетка,спорт,теннисная,теннисный
🥏	flying disc	летающий диск	ultimate	бросать,диск,летающая тарелка,фрисби
🎳	bowling	боулинг	ball,game	игра,кегли,шар
🏏	cricket game	крикет	ball,bat,game	бита,игра,мяч,спорт
🏑	field hockey	хоккей на траве	ball,field,game,hockey,stick	бег,игра,клюшка,трава,хоккей
🏒	ice hockey	хоккей	game,hockey,ice,puck,stick	игра,клюшка,лед,спорт,шайба
🥍	lacrosse	лакросс	ball,goal,stick	гол,забить,клюшка,мяч,ракетка
🏓	ping pong	настольный теннис	ball,bat,game,paddle,table tennis	мяч,пинг-понг,ракетка,стол,теннис
🏸	badminton	бадминтон	birdie,game,racquet,shuttlecock	волан,воланчик,игра,ракетка,спорт
🥊	boxing glove	боксерская перчатка	boxing,glove	бокс,перчатка,спорт
🥋	martial arts uniform	спортивное кимоно	judo,karate,martial arts,taekwondo,uniform	боевые искусства,дзюдо,карате,тхэквондо,форма
🥅	goal net	спортивные ворота	goal,net	ворота,гол,спорт
⛳	flag in hole	гольф	golf,hole	игра,лунка,поле,спорт,флажок
🎣	fishing pole	удочка с рыбой	fish,pole	крючок,леска,наживка,рыба,рыбалка,удочка
🤿	diving mask	маска с трубкой	diving,scuba,snorkeling	дайвинг,маска,нырять,подводная,подводный,трубка
🎽	running shirt	футболка для бега	athletics,running,sash,shirt	атлетика,бег,спорт,футболка
🎿	skis	лыжи	ski,snow	горные лыжи,горы,склон,снег,спорт,трасса
🛷	sled	санки	sledge,sleigh	гора,катание,сани,снег,спуск
🥌	curling stone	керлинг	game,rock	игра,камень,лед,спорт,щетка
🎯	bullseye	мишень	dart,direct hit,game,hit,target	дартс,доска,дротик,попадание
🪀	yo-yo	йо-йо	fluctuate,toy	игрушка,йойо
🪁	kite	воздушный змей	fly,soar	ветер,змей,летать,парить
🔫	water pistol	водяной пистолет	gun,handgun,pistol,revolver,tool,water,weapon	игрушка,оружие,пистолет
🎱	pool 8 ball	бильярд	8,ball,billiard,eight,game	8,восьмерка,черный шар,шар
🔮	crystal ball	хрустальный шар	ball,crystal,fairy tale,fantasy,fortune,tool	волшебство,гадание,магия,предсказание,хрусталь,шар
🎮	video game	видеоигры	controller,game	playstation,игры,компьютер,приставка
🎰	slot machine	игровой автомат	game,slot	автомат,азарт,деньги,казино
🎲	game die	игральная кость	dice,die,game	игра,кости,кубик,кубики
🧩	puzzle piece	пазл	clue,interlocking,jigsaw,piece,puzzle	головоломка,кусочек,кусочек пазла,мозаика
🧸	teddy bear	плюшевый мишка	plaything,plush,stuffed,toy	игрушка,мишка,мягкая игрушка,плюшевая игрушка
🃏	joker	джокер	card,game,wildcard	игра,карты
🀄	mahjong red dragon	маджонг	game,mahjong,red	игра,игральные,Китай,кости,кубики
🎴	flower playing cards	цветочная карта	card,flower,game,Japanese,playing	игра,карты,Ханафуда,цветы,Япония
🎭	performing arts	маски	art,mask,performing,theater,theatre	искусство,театр
🎨	artist palette	палитра с красками	art,museum,painting,palette	краски,палитра
🧵	thread	катушка ниток	needle,sewing,spool,string	катушка,нитки,шитье
🧶	yarn	клубок	ball,crochet,knit	вязание,клубок ниток,нитки,пряжа
# Objects
👓	glasses	очки	clothing,eye,eyeglasses,eyewear	аксессуар,глаза,защита,одежда
🥽	goggles	защитные очки	eye protection,swimming,welding	защита,лыжная маска,маска,очки
🥼	lab coat	лабораторный халат	doctor,experiment,scientist	белый халат,лаборатория,форма,халат
🦺	safety vest	спасательный жилет	emergency,safety,vest	жилет,защитный,спасательный,спасать,экстренный
👔	necktie	галстук	clothing,tie	завязывать,одежда,рубашка,узел
👕	t-shirt	футболка	clothing,shirt,tshirt	короткие,одежда,рубашка,рукава
👖	jeans	джинсы	clothing,pants,trousers	брюки,штаны
🧣	scarf	шарф	neck	обмотать,повязать,шея
🧤	gloves	перчатки	hand	аксессуар,одежда,руки
🧥	coat	пальто	jacket	верхняя,куртка,одежда,пиджак
🧦	socks	носки	stocking	ноги,чулки
👗	dress	платье	clothing	женская одежда,женское,одежда
👘	kimono	кимоно	clothing	одежда,традиции,япония
🥻	sari	сари	clothing,dress	женская,Индия,одежда,платье,традиционная
🩱	one-piece swimsuit	цельный купальник	bathing suit	закрытый,купальник,плавать,спорт,цельный
🩲	briefs	плавки	bathing suit,one-piece,swimsuit,underwear	купальник,плавать,трусы,шорты
🩳	shorts	шорты	bathing suit,pants,underwear	белье,плавать,плавки,спорт,трусы
👙	bikini	бикини	clothing,swim	купальник
👚	woman’s clothes	блузка	clothing,woman	женщина,одежда,платье
👛	purse	кошелек	clothing,coin	аксессуар,деньги,сумка,сумочка
👜	handbag	сумка	bag,clothing,purse	женская,сумочка
👝	clutch bag	клатч	bag,clothing,pouch	аксессуар,женское,сумочка,театр
🎒	backpack	ранец	bag,rucksack,satchel,school	портфель,рюкзак,школа
👞	man’s shoe	ботинок	clothing,man,shoe	ботинки,мужчина,обувь,туфли
👟	running shoe	кроссовки	athletic,clothing,shoe,sneaker	бег,кеды,обувь,спорт
🥾	hiking boot	треккинговый ботинок	backpacking,boot,camping,hiking	треккинговая обувь,треккинговые ботинки,туристическая обувь,туристические ботинки
🥿	flat shoe	балетки	ballet flat,slip-on,slipper	без каблука,обувь на плоской подошве,туфли без каблука,туфли на плоской подошве
👠	high-heeled shoe	туфли на каблуке	clothing,heel,shoe,woman	женщина,каблук,на каблуке,обувь,стиль,туфли
👡	woman’s sandal	босоножки	clothing,sandal,shoe,woman	женщина,каблук,лето,обувь,сандалии
🩰	ballet shoes	пуанты	ballet,dance	балерина,балет,обувь,танец,туфли
👢	woman’s boot	сапог	boot,clothing,shoe,woman	высокая,каблук,обувь,сапоги,холодно
👑	crown	корона	clothing,king,queen	королева,король,монарх,царица,царь
👒	woman’s hat	шляпка	clothing,hat,woman	бант,женщина,солома
🎩	top hat	цилиндр	clothing,hat,top,tophat	мужчина,шляпа
🎓	graduation cap	шапочка выпускника	cap,celebration,clothing,graduation,hat	бонет,выпускник,выпускной,конфедератка,шапочка
🧢	billed cap	бейсболка	baseball cap	головной убор,кепка,шапка
📿	prayer beads	четки	beads,clothing,necklace,prayer,religion	бусы,молитва,ожерелье,религия
💄	lipstick	помада	cosmetics,makeup	губы,косметика,макияж
💍	ring	кольцо	diamond	бриллиант,драгоценный,камень,обручальное,помолвка,свадьба
💎	gem stone	драгоценный камень	diamond,gem,jewel	алмаз,драгоценность,камень,цена
🔇	muted speaker	без звука	mute,quiet,silent,speaker	громкость,звук,молчание,тихо,тишина
🔈	speaker low volume	низкая громкость	soft	громкость,динамик,звук,низкая,уровень
🔉	speaker medium volume	средняя громкость	medium	громкость,динамик,звук,средняя,уровень
🔊	speaker high volume	высокая громкость	loud	высокая,громкость,динамик,звук,уровень
📢	loudspeaker	громкоговоритель	loud,public address	звук,обращение,объявление,рупор
📣	megaphone	мегафон	cheering	громкоговоритель,звук,обращение,объявление,рупор
📯	postal horn	почтовый рожок	horn,post,postal	почта,рожок
🔔	bell	колокольчик		будильник,звонок,колокол
🔕	bell with slash	перечеркнутый колокольчик	bell,forbidden,mute,quiet,silent	будильник отключен,колокол,тихо,тишина
🎼	musical score	нотный стан	music,score	ключ,музыка,ноты,скрипичный
🎵	musical note	нота	music,note	звук,музыка
🎶	musical notes	ноты	music,note,notes	звуки,музыка
🎤	microphone	микрофон	karaoke,mic	звук,караоке,пение
🎧	headphone	наушники	earbud	вкладыши,гарнитура,затычки,звук,капли,музыка
📻	radio	радио	video	передача,приемник,сигнал
🎷	saxophone	саксофон	instrument,music,sax	инструмент,музыка,музыкальный инструмент
🎸	guitar	гитара	instrument,music	инструмент,музыка,музыкальный инструмент
🎹	musical keyboard	клавишные	instrument,keyboard,music,piano	инструмент,клавиши,пианино,синтезатор
🎺	trumpet	труба	instrument,music	духовой инструмент,инструмент,музыка,музыкальный инструмент
🎻	violin	скрипка	instrument,music	инструмент,музыка,смычок,струнный инструмент
🪕	banjo	банджо	music,stringed	гитара,играть,инструмент,музыка,струнный
🥁	drum	барабан	drumsticks,music	инструмент,музыка,музыкальный инструмент,палочки,ударные
📱	mobile phone	мобильный телефон	cell,mobile,phone,telephone	мобильник,мобильный,смартфон,сотовый,телефон
📲	mobile phone with arrow	входящий вызов	arrow,cell,mobile,phone,receive	вызов,мобильный телефон,смартфон,сотовый
📞	telephone receiver	телефонная трубка	phone,receiver,telephone	телефон,трубка
📟	pager	пейджер		сообщение,строка,экран
📠	fax machine	факс	fax	бумага,сообщение
🔋	battery	батарейка		аккумулятор,батарея,заряд,уровень заряда
🔌	electric plug	вилка	electric,electricity,plug	розетка,штекер,штепсель,электричество
💻	laptop	ноутбук	computer,pc,personal	компьютер,портативный
💽	computer disk	диск	computer,disk,minidisk,optical	компьютер,компьютерный диск,оптический диск
💾	floppy disk	дискета	computer,disk,floppy	данные,компьютер,носитель
💿	optical disk	CD	CD,computer,disk,optical	cd,диск,компакт,компакт-диск,сиди,формат
📀	dvd	DVD	Blu-ray,computer,disk,DVD,optical	dvd,двд,двд-диск,дивиди,диск,формат
🧮	abacus	счеты	calculation	вычисления,подсчет
🎥	movie camera	кинокамера	camera,cinema,movie	видеокамера,камера,кино,снять,съемка,фильм
🎬	clapper board	хлопушка-нумератор	clapper,movie	кино,киносъемки,нумератор,нумератор с хлопушкой,сцена,хлопушка
📺	television	телевизор	tv,video	тв,телевидение
📷	camera	фотоаппарат	video	съемка,фото,фотокамера
📸	camera with flash	фотоаппарат со вспышкой	camera,flash,video	вспышка,съемка,фото,фотоаппарат,фотокамера
📹	video camera	видеокамера	camera,video	видео,запись,съемка
📼	videocassette	видеокассета	tape,vhs,video	видео,кассета,пленка
🔍	magnifying glass tilted left	лупа, наклоненная влево	glass,magnifying,search,tool	влево,лупа,лупа,наклоненная влево,стекло,увеличительное стекло
🔎	magnifying glass tilted right	лупа, наклоненная вправо	glass,magnifying,search,tool	вправо,лупа,лупа,наклоненная вправо,стекло,увеличительное стекло
💡	light bulb	лампочка	bulb,comic,electric,idea,light	идея,лампа,свет,эврика,электричество
🔦	flashlight	фонарик	electric,light,tool,torch	свет,фонарь,электричество
🏮	red paper lantern	красный бумажный фонарик	bar,lantern,light,red	бумажный фонарик,китайский фонарик,красный фонарик,фонарик
🪔	diya lamp	масляная лампа	diya,lamp,oil	гореть,дия,лампа,масло,свет
📔	notebook with decorative cover	записная книжка	book,cover,decorated,notebook	блокнот,записная,книжка,красивая,обложка
📕	closed book	закрытая книга	book,closed	закрытая книжка,захлопнутая книга,захлопнутая книжка,обложка
📖	open book	открытая книга	book,open	книга,открытая книжка,раскрытая книга,раскрытая книжка
📗	green book	зеленая книга	book,green	зеленая,книга,книжка
📘	blue book	синяя книга	blue,book	голубая книга,голубая книжка,книга,синяя книжка
📙	orange book	оранжевая книга	book,orange	книга,книжка,оранжевая
📚	books	книги	book	книжки,много книг,стопка,стопка книг
📓	notebook	тетрадь		блокнот,записная книжка,тетрадка
📒	ledger	блокнот	notebook	блокнотик,записная книжка,тетрадка,тетрадь
📃	page with curl	страница с загибом	curl,document,page	документ,загнутая страница,загнутый лист,лист с загибом
📜	scroll	свиток	paper	бумага
📄	page facing up	страница	document,page	вертикально,лист
📰	newspaper	газета	news,paper	известия,издание,новости,печать
📑	bookmark tabs	стикеры-закладки	bookmark,mark,marker,tabs	закладки,клеящиеся закладки,наклейки,стикеры
🔖	bookmark	закладка	mark	книга,книжка,отметка
💰	money bag	мешок денег	bag,dollar,money,moneybag	банкноты,деньги,доллар,доллары,мешок,много
💴	yen banknote	банкнота иены	banknote,bill,currency,money,note,yen	банкнота,валюта,деньги,иена,япония
💵	dollar banknote	банкнота доллара	banknote,bill,currency,dollar,money,note	австралия,банкнота,валюта,доллар,сша
💶	euro banknote	банкнота евро	banknote,bill,currency,euro,money,note	банкнота,валюта,деньги,евро,евросоюз
💷	pound banknote	банкнота фунта	banknote,bill,currency,money,note,pound	англия,банкнота,великобритания,фунт,фунт стерлингов
💸	money with wings	банкнота с крылышками	banknote,bill,fly,money,wings	банкнота,деньги,крылья,летающая банкнота
💳	credit card	кредитная карта	card,credit,money	банковская карта,банковская карточка,деньги,карта,карточка,кредитная карточка
🧾	receipt	чек	accounting,bookkeeping,evidence,proof	бухгалтерия,счет
💹	chart increasing with yen	биржа	chart,graph,growth,money,yen	валюта,деньги,рост,рынок,тенденция
📧	e-mail	электронная почта	email,letter,mail	конверт,письмо,почта,сообщение,электронное письмо,электронное сообщение
📨	incoming envelope	входящее письмо	e-mail,email,envelope,incoming,letter,receive	входящее,конверт,получение,сообщение,электронное
📩	envelope with arrow	исходящее письмо	arrow,e-mail,email,envelope,outgoing	исходящее,отправка,сообщение,стрелка,электронное
📤	outbox tray	исходящие	box,letter,mail,outbox,sent,tray	исходящие письма,отправленные,отправленные письма,почтовый ящик
📥	inbox tray	входящие	box,inbox,letter,mail,receive,tray	входящие письма,полученные,полученные письма,почтовый ящик
📦	package	посылка	box,parcel	коробка,почта
📫	closed mailbox with raised flag	закрытый почтовый ящик с поднятым флажком	closed,mail,mailbox,postbox	закрыт,поднятый,почта,почтовый,флаг,ящик
📪	closed mailbox with lowered flag	закрытый почтовый ящик с опущенным флажком	closed,lowered,mail,mailbox,postbox	закрыт,опущенный,почта,почтовый,флаг,ящик
📬	open mailbox with raised flag	открытый почтовый ящик с поднятым флажком	mail,mailbox,open,postbox	открыт,поднятый,почта,почтовый,флаг,ящик
📭	open mailbox with lowered flag	открытый почтовый ящик с опущенным флажком	lowered,mail,mailbox,open,postbox	опущенный,открыт,почта,почтовый,флаг,ящик
📮	postbox	почтовый ящик	mail,mailbox	корреспонденция,почта,почтовый,ящик
📝	memo	заметка	pencil	запись,карандаш
💼	briefcase	портфель		бумаги,дипломат,документы
📁	file folder	папка	file,folder	бумаги,документы,файл
📂	open file folder	открытая папка	file,folder,open	бумаги,документы,открытая,папка
📅	calendar	календарь	date	даты,числа
📆	tear-off calendar	отрывной календарь	calendar	календарь,листы,отрывной
📇	card index	органайзер	card,index,rolodex	картотека,указатели
📈	chart increasing	диаграмма роста	chart,graph,growth,trend,upward	вверх,диаграмма,рост,схема,тенденция
📉	chart decreasing	диаграмма падения	chart,down,graph,trend	вниз,диаграмма,падение,схема,тенденция
📊	bar chart	гистограмма	bar,chart,graph	диаграмма,столбчатая
📋	clipboard	планшет с зажимом		бумага,зажим,лист,планшет
📌	pushpin	канцелярская кнопка	pin	бумага,кнопка
📍	round pushpin	канцелярская кнопка с шариком	pin,pushpin	бумага,кнопка,шарик
📎	paperclip	скрепка		бумаги,канцелярия
📏	straight ruler	линейка	ruler,straight edge	измерение,прямая
📐	triangular ruler	линейка-треугольник	ruler,set,triangle	измерение,линейка,треугольная линейка,треугольник
🔒	locked	закрытый замок	closed	закрытый,замок,затвор
🔓	unlocked	открытый замок	lock,open,unlock	замок,затвор,открытый
🔏	locked with pen	закрытый замок с перьевой ручкой	ink,lock,nib,pen,privacy	закрытый замок,защита,перьевая ручка,перьевой наконечник
🔐	locked with key	закрытый замок с ключом	closed,key,lock,secure	безопасность,закрытый,замок,ключ
🔑	key	ключ	lock,password	пароль
🔨	hammer	молоток	tool	инструмент,молот,удар
🪓	axe	топор	chop,hatchet,split,wood	дрова,дровосек,рубить,рубка
💣	bomb	бомба	comic	взрыв,опасность,черная
🏹	bow and arrow	лук со стрелой	archer,arrow,bow,Sagittarius,zodiac	знак зодиака,оружие,стрелец,стрелы
🔧	wrench	гаечный ключ	spanner,tool	гаечный,инструмент,ключ
🔩	nut and bolt	болт и гайка	bolt,nut,tool	болт,винт,гайка,инструмент,шуруп
🦯	white cane	белая трость	accessibility,blind	белая,инвалид,палка,слепой,ходьба
🔗	link	гиперссылка		звенья,связывание,связь,ссылка
🧰	toolbox	ящик для инструментов	chest,mechanic,tool	инструменты,комплект инструментов,механик
🧲	magnet	магнит	attraction,horseshoe,magnetic	магнит-подкова,притяжение
🧪	test tube	пробирка	chemist,chemistry,experiment,lab,science	лаборатория,наука,химия,эксперимент
🧫	petri dish	чашка Петри	bacteria,biologist,biology,culture,lab	бактерии,биология,лаборатория,эксперимент
🧬	dna	ДНК	biologist,evolution,gene,genetics,life	биология,генетика,гены,эволюция
🔬	microscope	микроскоп	science,tool	биология,инструмент,клетки,микробы,прибор,увеличение
🔭	telescope	телескоп	science,tool	астрономия,звезды,инструмент,планетарий,планеты,прибор
📡	satellite antenna	спутниковая антенна	antenna,dish,satellite	антенна,спутник,спутниковая
💉	syringe	шприц	medicine,needle,shot,sick	инъекция,медицина,препарат,укол
🩸	drop of blood	капля крови	bleed,blood donation,injury,medicine,menstruation	донор,капля,красный,кровь,менструация
💊	pill	пилюля	doctor,medicine,sick	капсула,лекарство,препарат,таблетка
🩹	adhesive bandage	пластырь	bandage	заклеить,лечить,порез,рана
🩺	stethoscope	стетоскоп	doctor,heart,medicine	врач,доктор,инструмент,сердце,слушать
🚪	door	дверь		вход,входная,выход,двери,закрытая,проем
🪑	chair	стул	seat,sit	сидение,сидеть,сидя,стулья
🚽	toilet	унитаз		бачок,туалет
🚿	shower	душ	water	вода,мыться,чистота
🛁	bathtub	ванна	bath	ванная,вода,мыться,чистота
🪒	razor	бритва	sharp,shave	бритье,бриться,опасная
🧴	lotion bottle	бутылка лосьона	lotion,moisturizer,shampoo,sunscreen	бальзам,гель для душа,кондиционер,шампунь
🧷	safety pin	английская булавка	diaper,punk rock	булавка,пристегнуть
🧹	broom	метла	cleaning,sweeping,witch	ведьма,веник,подметать,уборка
🧺	basket	корзина	farming,laundry,picnic	корзина с бельем,пикник,стирка,ягоды
🧻	roll of paper	рулон бумаги	paper towels,toilet paper	бумага,бумажные полотенца,рулон,туалетная бумага
🧼	soap	мыло	bar,bathing,cleaning,lather,soapdish	купание,кусок мыла,мало,мыльная пена,пена
🧽	sponge	губка	absorbing,cleaning,porous	мочалка,мытье посуды,посуда,чистить
🧯	fire extinguisher	огнетушитель	extinguish,fire,quench	огонь,пожар,тушение пожара
🛒	shopping cart	тележка для покупок	cart,shopping,trolley	покупки,тележка
🚬	cigarette	сигарета	smoking	дым,курение,курить,можно,разрешено
🧿	nazar amulet	назар бонджук	bead,charm,evil-eye,nazar,talisman	амулет,око,сглаз,синий,талисман
🗿	moai	истукан	face,moyai,statue	голова,лицо,остров пасхи,статуя
# Symbols
🏧	ATM sign	значок банкомата	ATM,automated,bank,teller	банкомат,выдача,деньги,наличные,терминал
🚮	litter in bin sign	бросайте мусор в урну	litter,litter bin	мусор,мусорить запрещено,урна
🚰	potable water	питьевая вода	drinking,potable,water	вода,кран,пить,питьевая
♿	wheelchair symbol	значок «для инвалидов»	access	возможности,доступ,значок,значок "для инвалидов",инвалидная коляска
🚹	men’s room	мужской туалет	bathroom,lavatory,man,restroom,toilet,WC	кабинки,мужчины,туалет,уборная
🚺	women’s room	женский туалет	bathroom,lavatory,restroom,toilet,WC,woman	женщины,кабинки,туалет,уборная
🚻	restroom	уборная	bathroom,lavatory,toilet,WC	WC,туалет
🚼	baby symbol	пеленальная	baby,changing	дети,младенцы,пеленки,стол
🚾	water closet	туалет	bathroom,closet,lavatory,restroom,toilet,water,WC	WC,женский туалет,мужской туалет,общественный туалет,уборная,унитаз
🛂	passport control	паспортный контроль	control,passport	контроль,паспортный,печать,проверка
🛃	customs	таможня		багаж,проверка,таможенник
🛄	baggage claim	получение багажа	baggage,claim	багаж,лента
🛅	left luggage	забытый багаж	baggage,locker,luggage	багаж,кабинка,потерянный багаж
🚸	children crossing	знак «дети»	child,crossing,pedestrian,traffic	движение,дети,дорога,знак "дети",переход,пешеход,пешеходы
⛔	no entry	въезд запрещен	entry,forbidden,no,not,prohibited,traffic	вход,въезд,запрещен,запрещено,кирпич
🚫	prohibited	запрещено	entry,forbidden,no,not	входа нет,нельзя
🚳	no bicycles	перечеркнутый велосипед	bicycle,bike,forbidden,no,prohibited	велосипед,въезда нет,запрещено,нельзя
🚭	no smoking	курение запрещено	forbidden,no,not,prohibited,smoking	запрещено,курение,не курить,нельзя
🚯	no littering	не мусорьте	forbidden,litter,no,not,prohibited	запрещено,запрещено мусорить,мусорить нельзя,нельзя мусорить
🚱	non-potable water	непитьевая вода	non-drinking,non-potable,water	воду не пить,вредно,запрещено пить,перечеркнутый кран
🚷	no pedestrians	переход запрещен	forbidden,no,not,pedestrian,prohibited	запрещен,опасно,переход,пешеход
📵	no mobile phones	мобильные телефоны запрещены	cell,forbidden,mobile,no,phone	звонки запрещены,перечеркнутый мобильный,перечеркнутый телефон,телефоны запрещены
🔞	no one under eighteen	для людей старше восемнадцати лет	18,age restriction,eighteen,prohibited,underage	18 лет,запрет,нельзя,несовершеннолетним запрещено
🔃	clockwise vertical arrows	по часовой стрелке	arrow,clockwise,reload	вертикальные стрелки,замкнутые вертикальные стрелки,замкнутые стрелки,стрелки
🔄	counterclockwise arrows button	против часовой стрелки	anticlockwise,arrow,counterclockwise,withershins	горизонтальные стрелки,замкнутые горизонтальные стрелки,замкнутые стрелки,стрелки
🔙	BACK arrow	стрелка «назад»	arrow,BACK	назад,стрелка
🔚	END arrow	стрелка «конец»	arrow,END	конец,стрелка конец
🔛	ON! arrow	стрелка «активно»	arrow,mark,ON,ON!	активно,включено,стрелка активно
🔜	SOON arrow	стрелка «скоро»	arrow,SOON	скоро,стрелка скоро
🔝	TOP arrow	стрелка «верх»	arrow,TOP,up	вверх,верх,наверх,стрелка вверх,топ
🛐	place of worship	религия	religion,worship	место,место поклонения,поклонение,святое,святыня
🕎	menorah	менора	candelabrum,candlestick,religion	подсвечник,религия,свечи,ханука,ханукия
🔯	dotted six-pointed star	шестиконечная звезда	fortune,star	звезда,звезда Давида
♈	Aries	знак зодиака Овен	ram,zodiac	знак,зодиак,овен
♉	Taurus	знак зодиака Телец	bull,ox,zodiac	знак,зодиак,телец
♊	Gemini	знак зодиака Близнецы	twins,zodiac	близнецы,знак,зодиак
♋	Cancer	знак зодиака Рак	crab,zodiac	знак,зодиак,рак
♌	Leo	знак зодиака Лев	lion,zodiac	знак,зодиак,лев
♍	Virgo	знак зодиака Дева	zodiac	дева,знак,зодиак
♎	Libra	знак зодиака Весы	balance,justice,scales,zodiac	весы,знак,зодиак
♏	Scorpio	знак зодиака Скорпион	scorpion,scorpius,zodiac	знак,зодиак,скорпион
♐	Sagittarius	знак зодиака Стрелец	archer,zodiac	знак,зодиак,стрелец
♑	Capricorn	знак зодиака Козерог	goat,zodiac	знак,зодиак,козерог
♒	Aquarius	знак зодиака Водолей	bearer,water,zodiac	водолей,знак,зодиак
♓	Pisces	знак зодиака Рыбы	fish,zodiac	знак,зодиак,рыбы
⛎	Ophiuchus	знак зодиака Змееносец	bearer,serpent,snake,zodiac	змееносец,знак,зодиак
🔀	shuffle tracks button	случайный выбор	arrow,crossed	скрещенные стрелки,случайно,случайный трек,стрелки
🔁	repeat button	повтор	arrow,clockwise,repeat	горизонтальные стрелки,замкнутые горизонтальные стрелки,замкнутые стрелки,повторить,стрелки
🔂	repeat single button	повтор одной песни	arrow,clockwise,once	две стрелки,кнопка,одна песня,повтор
⏩	fast-forward button	перемотка вперед	arrow,double,fast,forward	вперед,вправо,два треугольника,кнопка,перемотать
⏪	fast reverse button	перемотка назад	arrow,double,rewind	влево,два треугольника,кнопка,назад,перемотать
🔼	upwards button	треугольник острием вверх	arrow,button,red	вверх,кнопка,треугольник
⏫	fast up button	два треугольника острием вверх	arrow,double	вверх,два треугольника,кнопка
🔽	downwards button	треугольник острием вниз	arrow,button,down,red	вниз,кнопка,треугольник
⏬	fast down button	два треугольника острием вниз	arrow,double,down	вниз,два треугольника,кнопка
🎦	cinema	видеозапись	camera,film,movie	видео,видеокамера,камера,кино,кинокамера,фильм
🔅	dim button	низкая яркость	brightness,dim,low	низкий,темно,уровень,яркость
🔆	bright button	высокая яркость	bright,brightness	высокий,светло,уровень,яркость
📶	antenna bars	сигнал сети	antenna,bar,cell,mobile,phone	антенна,телефон,уровень сигнала
📳	vibration mode	режим вибрации	cell,mobile,mode,phone,telephone,vibration	вибрация,мобильный,смартфон,телефон вибрирует
📴	mobile phone off	выключенный телефон	cell,mobile,off,phone,telephone	выключенный смартфон,мобильный отключен,смартфон выключен,телефон выключен
➕	plus	знак сложения	+,math,sign	значок,значок сложения,плюс,сложение
➖	minus	знак вычитания	-,−,math,sign	вычитание,значок,значок вычитания,минус
➗	divide	знак деления	÷,division,math,sign	деление,значок,значок деления
❓	red question mark	красный вопросительный знак	?,mark,punctuation,question	вопрос,вопросительный знак,знак,красный,пунктуация
❔	white question mark	белый вопросительный знак	?,mark,outlined,punctuation,question	белый,вопрос,знак,пунктуация
❕	white exclamation mark	белый восклицательный знак	!,exclamation,mark,outlined,punctuation	белый,восклицание,знак,пунктуация
❗	red exclamation mark	красный восклицательный знак	!,exclamation,mark,punctuation	восклицание,восклицательный знак,знак,красный,пунктуация
💱	currency exchange	обмен валюты	bank,currency,exchange,money	валюта,деньги,касса,пункт
💲	heavy dollar sign	жирный знак доллара	currency,dollar,money	валюта,деньги,доллар,США
🔱	trident emblem	трезубец	anchor,emblem,ship,tool,trident	символ,эмблема
📛	name badge	бейдж	badge,name	бейджик,значок,значок с именем,имя
🔰	Japanese symbol for beginner	символ новичка	beginner,chevron,Japanese,leaf	новичок,символ,Япония,японский символ новичка
⭕	hollow red circle	красное кольцо	circle,large,o,red	большое кольцо,кольцо,круг
✅	check mark button	белая галочка	✓,button,check,mark	белая,галочка,знак
❌	cross mark	крестик	×,cancel,cross,mark,multiplication,multiply,x	закрытие,значок,отмена,умножение
❎	cross mark button	кнопка «крестик»	×,mark,square,x	квадрат,кнопка,кнопка "крестик",крестик
➰	curly loop	петля	curl,loop	значок,петелька
➿	double curly loop	двойная петля	curl,double,loop	две,двойная,петля
🔟	keycap: 10	клавиши: 10	keycap	клавиши
🔠	input latin uppercase	ввод прописными	ABCD,input,latin,letters,uppercase	верхний регистр,латиница,прописные,прописные символы
🔡	input latin lowercase	ввод строчными	abcd,input,latin,letters,lowercase	алфавит,нижний регистр,строчные,строчные символы
🔢	input numbers	ввод цифр	1234,input,numbers	ввод,цифры
🔣	input symbols	ввод символов	〒♪&%,input	ввод,символы
🔤	input latin letters	ввод латиницей	abc,alphabet,input,latin,letters	алфавит,буквы,латиница,латинский алфавит,символы
🆎	AB button (blood type)	IV группа крови	AB,blood type	4 группа крови,группа крови,кровь,четвертая группа крови
🆑	CL button	кнопка «очистить»	CL	кнопка,кнопка "очистить",кнопка "стереть",очистить,стереть
🆒	COOL button	значок «круто»	COOL	здорово,значок,кнопка,круто
🆓	FREE button	значок «бесплатно»	FREE	бесплатно,значок,кнопка
🆔	ID button	значок «идентификация»	ID,identity	значок,идентификатор,идентификация,кнопка
🆕	NEW button	значок «новинка»	NEW	значок,значок "новинка",новинка,новое,новый
🆖	NG button	значок «не годится»	NG	значок,значок "не годится",не годится,нехорошо,плохо
🆗	OK button	значок «ОК»	OK	значок,о’кей,ОК,окей,хорошо
🆘	SOS button	значок SOS	help,SOS	sos,помогите,помощь,сос,спасите
🆙	UP! button	значок «обновление»	mark,UP,UP!	значок,значок "обновление",обновление
🆚	VS button	значок «против»	versus,VS	значок,значок "против",против
🈁	Japanese “here” button	значок «здесь»	“here”,Japanese,katakana,ココ	здесь,значок,кнопка,япония
🈶	Japanese “not free of charge” button	платно	“not free of charge”,ideograph,Japanese,有	значок,кнопка,япония
🈯	Japanese “reserved” button	забронировано	“reserved”,ideograph,Japanese,指	занято,значок,кнопка,япония
🉐	Japanese “bargain” button	удачная сделка	“bargain”,ideograph,Japanese,得	выгода,значок,кнопка,сделка,япония
🈹	Japanese “discount” button	скидка	“discount”,ideograph,Japanese,割	значок,значок "скидка",кнопка,кнопка "скидка",япония
🈚	Japanese “free of charge” button	бесплатно	“free of charge”,ideograph,Japanese,無	значок,кнопка,япония
🈲	Japanese “prohibited” button	запрет	“prohibited”,ideograph,Japanese,禁	воспрещен,запрещено,значок,кнопка,нельзя
🉑	Japanese “acceptable” button	допустимость	“acceptable”,ideograph,Japanese,可	допустимо,значок,кнопка,можно,приемлемо
🈸	Japanese “application” button	заявка	“application”,ideograph,Japanese,申	значок,кнопка,подача,япония
🈴	Japanese “passing grade” button	проходной балл	“passing grade”,ideograph,Japanese,合	значок,кнопка,пропускной балл,япония
🈳	Japanese “vacancy” button	есть места	“vacancy”,ideograph,Japanese,空	доступно,значок,кнопка,пусто,свободно
🈺	Japanese “open for business” button	открыто	“open for business”,ideograph,Japanese,営	значок,кнопка,работает,япония
🈵	Japanese “no vacancy” button	нет мест	“no vacancy”,ideograph,Japanese,満	занято,заполнено,значок,кнопка
🔴	red circle	красный круг	circle,geometric,red	геометрия,красный,круг,фигура,шар
🟠	orange circle	оранжевый круг	circle,orange	геометрия,круг,оранжевый,фигура,шар
🟡	yellow circle	желтый круг	circle,yellow	геометрия,желтый,круг,фигура,шар
🟢	green circle	зеленый круг	circle,green	геометрия,зеленый,круг,фигура,шар
🔵	blue circle	голубой круг	blue,circle,geometric	геометрия,голубой,круг,фигура,шар
🟣	purple circle	фиолетовый круг	circle,purple	геометрия,круг,фигура,фиолетовый,шар
🟤	brown circle	коричневый круг	brown,circle	геометрия,коричневый,круг,фигура,шар
⚫	black circle	черный круг	circle,geometric	геометрия,круг,фигура,черный,шар
⚪	white circle	белый круг	circle,geometric	белый,геометрия,круг,фигура,шар
🟥	red square	красный квадрат	red,square	геометрия,квадрат,красный,прямоугольник,фигура
🟧	orange square	оранжевый квадрат	orange,square	геометрия,квадрат,оранжевый,прямоугольник,фигура
🟨	yellow square	желтый квадрат	square,yellow	геометрия,желтый,квадрат,прямоугольник,фигура
🟩	green square	зеленый квадрат	green,square	геометрия,зеленый,квадрат,прямоугольник,фигура
🟦	blue square	синий квадрат	blue,square	геометрия,квадрат,прямоугольник,синий,фигура
🟪	purple square	фиолетовый квадрат	purple,square	геометрия,квадрат,прямоугольник,фигура,фиолетовый
🟫	brown square	коричневый квадрат	brown,square	геометрия,квадрат,коричневый,прямоугольник,фигура
⬛	black large square	большой черный квадрат	geometric,square	большой квадрат,геометрия,квадрат,фигура,черный
⬜	white large square	большой белый квадрат	geometric,square	белый,большой квадрат,геометрия,квадрат,фигура
◾	black medium-small square	небольшой черный квадрат	geometric,square	геометрия,квадрат,небольшой квадрат,фигура,черный
◽	white medium-small square	небольшой белый квадрат	geometric,square	белый,геометрия,квадрат,небольшой квадрат,фигура
🔶	large orange diamond	большой оранжевый ромб	diamond,geometric,orange	большой ромб,геометрия,оранжевый,ромб,фигура
🔷	large blue diamond	большой голубой ромб	blue,diamond,geometric	большой ромб,геометрия,голубой,ромб,фигура
🔸	small orange diamond	небольшой оранжевый ромб	diamond,geometric,orange	геометрия,небольшой ромб,оранжевый,ромб,фигура
🔹	small blue diamond	небольшой голубой ромб	blue,diamond,geometric	геометрия,голубой,небольшой ромб,ромб,фигура
🔺	red triangle pointed up	треугольник вершиной вверх	geometric,red	вверх,геометрия,красный,треугольник,фигура
🔻	red triangle pointed down	треугольник вершиной вниз	down,geometric,red	вниз,геометрия,красный,треугольник,фигура
💠	diamond with a dot	ромб с точкой	comic,diamond,geometric,inside	геометрия,ромб,точка,фигура
🔘	radio button	круглая кнопка	button,geometric,radio	кнопка,круглая,серая
🔳	white square button	кнопка с белой рамкой	button,geometric,outlined,square	белая,квадрат,кнопка
🔲	black square button	кнопка с черной рамкой	button,geometric,square	квадрат,кнопка,черная
# Flags
🏁	chequered flag	клетчатый флаг	checkered,chequered,racing	в клетку,гонка,гонки,формула 1,черно-белый
🚩	triangular flag	треугольный флаг	post	красный,треугольный,флаг
🎌	crossed flags	скрещенные флаги	celebration,cross,crossed,Japanese	белый,два,флаг,япония
🏴	black flag	черный флаг	waving	реет,флаг,черный
"""#
}
