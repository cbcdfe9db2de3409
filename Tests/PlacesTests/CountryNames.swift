/// Names of all countries and territories, as people and files write them: the short and the official names
/// of ISO 3166-1, those of Unicode CLDR in both languages, former and other common ones.
let countryNames = """
  AD;Andorra;Principality of Andorra;Андорра
  AE;United Arab Emirates;ОАЭ;Trucial States;Объединённые Арабские Эмираты
  AF;Afghanistan;Islamic Republic of Afghanistan;Афганистан;Исламская Республика Афганистан
  AG;Antigua and Barbuda;Antigua & Barbuda;Антигуа и Барбуда
  AI;Anguilla;Ангилья
  AL;Albania;Republic of Albania;Албания;Республика Албания
  AM;Armenia;Republic of Armenia;Армения;Республика Армения
  AO;Angola;Republic of Angola;Ангола
  AQ;Antarctica;Антарктида
  AR;Argentina;Argentine Republic;Аргентина;Аргентинская Республика
  AS;American Samoa;Американское Самоа
  AT;Austria;Republic of Austria;Австрия;Австрийская Республика
  AU;Australia;Австралия
  AW;Aruba;Аруба
  AX;Åland Islands;Аландские о-ва
  AZ;Azerbaijan;Republic of Azerbaijan;Азербайджан;Азербайджанская Республика
  BA;Bosnia and Herzegovina;Republic of Bosnia and Herzegovina;Bosnia & Herzegovina;Босния и Герцеговина;Bosnia;Босния
  BB;Barbados;Барбадос
  BD;Bangladesh;People's Republic of Bangladesh;Бангладеш;East Pakistan;Восточный Пакистан
  BE;Belgium;Kingdom of Belgium;Бельгия;Королевство Бельгия
  BF;Burkina Faso;Буркина-Фасо;Upper Volta;Верхняя Вольта
  BG;Bulgaria;Republic of Bulgaria;Болгария;Республика Болгария
  BH;Bahrain;Kingdom of Bahrain;Бахрейн
  BI;Burundi;Republic of Burundi;Бурунди
  BJ;Benin;Republic of Benin;Бенин;Dahomey;Дагомея
  BL;Saint Barthélemy;St. Barthélemy;Сен-Бартелеми
  BM;Bermuda;Бермудские о-ва
  BN;Brunei Darussalam;Brunei;Бруней
  BO;Bolivia, Plurinational State of;Bolivia;Plurinational State of Bolivia;Боливия;Многонациональное Государство Боливия
  BQ;Bonaire, Sint Eustatius and Saba;Caribbean Netherlands;Бонэйр, Синт-Эстатиус и Саба
  BR;Brazil;Federative Republic of Brazil;Бразилия;Федеративная Республика Бразилия
  BS;Bahamas;Commonwealth of the Bahamas;Багамы
  BT;Bhutan;Kingdom of Bhutan;Бутан
  BV;Bouvet Island;о-в Буве
  BW;Botswana;Republic of Botswana;Ботсвана;Bechuanaland;Бечуаналенд
  BY;Belarus;Republic of Belarus;Беларусь;Byelorussia;Белоруссия;Республика Беларусь
  BZ;Belize;Белиз;British Honduras;Британский Гондурас
  CA;Canada;Канада
  CC;Cocos (Keeling) Islands;Кокосовые о-ва
  CD;Congo, The Democratic Republic of the;Congo - Kinshasa;Конго - Киншаса;Zaire;Заир;DR Congo;Congo-Kinshasa;Belgian Congo;Бельгийское Конго;Демократическая Республика Конго
  CF;Central African Republic;Центрально-Африканская Республика
  CG;Congo;Republic of the Congo;Congo - Brazzaville;Конго - Браззавиль;Congo-Brazzaville;Республика Конго
  CH;Switzerland;Swiss Confederation;Швейцария;Швейцарская Конфедерация
  CI;Côte d'Ivoire;Republic of Côte d'Ivoire;Côte d’Ivoire;Кот-д’Ивуар;Ivory Coast;Берег Слоновой Кости
  CK;Cook Islands;о-ва Кука
  CL;Chile;Republic of Chile;Чили
  CM;Cameroon;Republic of Cameroon;Камерун
  CN;China;People's Republic of China;Китай;Китайская Народная Республика;КНР
  CO;Colombia;Republic of Colombia;Колумбия
  CR;Costa Rica;Republic of Costa Rica;Коста-Рика
  CU;Cuba;Republic of Cuba;Куба;Республика Куба
  CV;Cabo Verde;Republic of Cabo Verde;Cape Verde;Кабо-Верде;Острова Зелёного Мыса
  CW;Curaçao;Кюрасао
  CX;Christmas Island;о-в Рождества
  CY;Cyprus;Republic of Cyprus;Кипр;Республика Кипр
  CZ;Czechia;Czech Republic;Чехия;Чешская Республика
  DE;Germany;Federal Republic of Germany;Германия;Федеративная Республика Германия;ФРГ;West Germany;Deutschland
  DJ;Djibouti;Republic of Djibouti;Джибути;French Somaliland
  DK;Denmark;Kingdom of Denmark;Дания;Королевство Дания
  DM;Dominica;Commonwealth of Dominica;Доминика
  DO;Dominican Republic;Доминиканская Республика
  DZ;Algeria;People's Democratic Republic of Algeria;Алжир;Алжирская Народная Демократическая Республика
  EC;Ecuador;Republic of Ecuador;Эквадор
  EE;Estonia;Republic of Estonia;Эстония;Эстонская Республика
  EG;Egypt;Arab Republic of Egypt;Египет;Арабская Республика Египет
  EH;Western Sahara;Западная Сахара;Spanish Sahara;Испанская Сахара
  ER;Eritrea;the State of Eritrea;Эритрея
  ES;Spain;Kingdom of Spain;Испания;Королевство Испания
  ET;Ethiopia;Federal Democratic Republic of Ethiopia;Эфиопия;Abyssinia;Абиссиния
  FI;Finland;Republic of Finland;Финляндия;Финляндская Республика
  FJ;Fiji;Republic of Fiji;Фиджи
  FK;Falkland Islands (Malvinas);Falkland Islands;Фолклендские о-ва
  FM;Micronesia, Federated States of;Federated States of Micronesia;Micronesia;Федеративные Штаты Микронезии
  FO;Faroe Islands;Фарерские о-ва
  FR;France;French Republic;Франция;Французская Республика
  GA;Gabon;Gabonese Republic;Габон
  GB;United Kingdom;United Kingdom of Great Britain and Northern Ireland;Великобритания;Great Britain;Britain;Соединённое Королевство;Соединённое Королевство Великобритании и Северной Ирландии
  GD;Grenada;Гренада
  GE;Georgia;Грузия;Republic of Georgia
  GF;French Guiana;Французская Гвиана
  GG;Guernsey;Гернси
  GH;Ghana;Republic of Ghana;Гана;Gold Coast;Золотой Берег
  GI;Gibraltar;Гибралтар
  GL;Greenland;Гренландия
  GM;Gambia;Republic of the Gambia;Гамбия
  GN;Guinea;Republic of Guinea;Гвинея
  GP;Guadeloupe;Гваделупа
  GQ;Equatorial Guinea;Republic of Equatorial Guinea;Экваториальная Гвинея;Spanish Guinea;Испанская Гвинея
  GR;Greece;Hellenic Republic;Греция;Греческая Республика;Hellas
  GS;South Georgia and the South Sandwich Islands;South Georgia & South Sandwich Islands;Южная Георгия и Южные Сандвичевы о-ва
  GT;Guatemala;Republic of Guatemala;Гватемала
  GU;Guam;Гуам
  GW;Guinea-Bissau;Republic of Guinea-Bissau;Гвинея-Бисау
  GY;Guyana;Republic of Guyana;Гайана;British Guiana;Британская Гвиана
  HK;Hong Kong;Hong Kong Special Administrative Region of China;Hong Kong SAR China;Гонконг (САР)
  HM;Heard Island and McDonald Islands;Heard Island & McDonald Islands;о-ва Херд и Макдональд
  HN;Honduras;Republic of Honduras;Гондурас
  HR;Croatia;Republic of Croatia;Хорватия;Республика Хорватия
  HT;Haiti;Republic of Haiti;Гаити
  HU;Hungary;Венгрия;Republic of Hungary;Венгерская Республика
  ID;Indonesia;Republic of Indonesia;Индонезия;Республика Индонезия
  IE;Ireland;Ирландия;Republic of Ireland;Eire;Ирландская Республика
  IL;Israel;State of Israel;Израиль;Государство Израиль
  IM;Isle of Man;о-в Мэн
  IN;India;Republic of India;Индия;Республика Индия;Bharat
  IO;British Indian Ocean Territory;Британская территория в Индийском океане
  IQ;Iraq;Republic of Iraq;Ирак
  IR;Iran, Islamic Republic of;Iran;Islamic Republic of Iran;Иран;Persia;Персия;Исламская Республика Иран
  IS;Iceland;Republic of Iceland;Исландия;Республика Исландия
  IT;Italy;Italian Republic;Италия;Итальянская Республика
  JE;Jersey;Джерси
  JM;Jamaica;Ямайка
  JO;Jordan;Hashemite Kingdom of Jordan;Иордания
  JP;Japan;Япония;Nippon
  KE;Kenya;Republic of Kenya;Кения
  KG;Kyrgyzstan;Kyrgyz Republic;Киргизия;Kirghizia;Кыргызская Республика
  KH;Cambodia;Kingdom of Cambodia;Камбоджа;Kampuchea;Кампучия;Королевство Камбоджа
  KI;Kiribati;Republic of Kiribati;Кирибати;Gilbert Islands;Острова Гилберта
  KM;Comoros;Union of the Comoros;Коморы
  KN;Saint Kitts and Nevis;St. Kitts & Nevis;Сент-Китс и Невис
  KP;Korea, Democratic People's Republic of;North Korea;Democratic People's Republic of Korea;КНДР;Корейская Народно-Демократическая Республика
  KR;Korea, Republic of;South Korea;Республика Корея;Republic of Korea
  KW;Kuwait;State of Kuwait;Кувейт
  KY;Cayman Islands;о-ва Кайман
  KZ;Kazakhstan;Republic of Kazakhstan;Казахстан;Республика Казахстан
  LA;Lao People's Democratic Republic;Laos;Лаос;Lao PDR;Лаосская Народно-Демократическая Республика
  LB;Lebanon;Lebanese Republic;Ливан
  LC;Saint Lucia;St. Lucia;Сент-Люсия
  LI;Liechtenstein;Principality of Liechtenstein;Лихтенштейн
  LK;Sri Lanka;Democratic Socialist Republic of Sri Lanka;Шри-Ланка;Ceylon;Цейлон
  LR;Liberia;Republic of Liberia;Либерия
  LS;Lesotho;Kingdom of Lesotho;Лесото;Basutoland;Басутоленд
  LT;Lithuania;Republic of Lithuania;Литва;Литовская Республика
  LU;Luxembourg;Grand Duchy of Luxembourg;Люксембург;Великое Герцогство Люксембург
  LV;Latvia;Republic of Latvia;Латвия;Латвийская Республика
  LY;Libya;Ливия;State of Libya;Государство Ливия
  MA;Morocco;Kingdom of Morocco;Марокко;Королевство Марокко
  MC;Monaco;Principality of Monaco;Монако
  MD;Moldova, Republic of;Moldova;Republic of Moldova;Молдова;Moldavia;Молдавия;Республика Молдова
  ME;Montenegro;Черногория;Republic of Montenegro
  MF;Saint Martin (French part);St. Martin;Сен-Мартен
  MG;Madagascar;Republic of Madagascar;Мадагаскар
  MH;Marshall Islands;Republic of the Marshall Islands;Маршалловы о-ва
  MK;North Macedonia;Republic of North Macedonia;Северная Македония;Macedonia;FYROM;Македония;Республика Северная Македония
  ML;Mali;Republic of Mali;Мали
  MM;Myanmar;Republic of Myanmar;Myanmar (Burma);Мьянма (Бирма);Burma;Бирма;Republic of the Union of Myanmar;Республика Союз Мьянма
  MN;Mongolia;Монголия;Mongolian People's Republic
  MO;Macao;Macao Special Administrative Region of China;Macao SAR China;Макао (САР);Macau
  MP;Northern Mariana Islands;Commonwealth of the Northern Mariana Islands;Северные Марианские о-ва
  MQ;Martinique;Мартиника
  MR;Mauritania;Islamic Republic of Mauritania;Мавритания
  MS;Montserrat;Монтсеррат
  MT;Malta;Republic of Malta;Мальта;Республика Мальта
  MU;Mauritius;Republic of Mauritius;Маврикий
  MV;Maldives;Republic of Maldives;Мальдивы;Maldive Islands
  MW;Malawi;Republic of Malawi;Малави;Nyasaland;Ньясаленд
  MX;Mexico;United Mexican States;Мексика;Мексиканские Соединённые Штаты
  MY;Malaysia;Малайзия
  MZ;Mozambique;Republic of Mozambique;Мозамбик
  NA;Namibia;Republic of Namibia;Намибия
  NC;New Caledonia;Новая Каледония
  NE;Niger;Republic of the Niger;Нигер
  NF;Norfolk Island;о-в Норфолк
  NG;Nigeria;Federal Republic of Nigeria;Нигерия
  NI;Nicaragua;Republic of Nicaragua;Никарагуа
  NL;Netherlands;Kingdom of the Netherlands;Нидерланды;Holland;Голландия;Королевство Нидерландов
  NO;Norway;Kingdom of Norway;Норвегия;Королевство Норвегия
  NP;Nepal;Federal Democratic Republic of Nepal;Непал
  NR;Nauru;Republic of Nauru;Науру
  NU;Niue;Ниуэ
  NZ;New Zealand;Новая Зеландия
  OM;Oman;Sultanate of Oman;Оман
  PA;Panama;Republic of Panama;Панама
  PE;Peru;Republic of Peru;Перу
  PF;French Polynesia;Французская Полинезия
  PG;Papua New Guinea;Independent State of Papua New Guinea;Папуа — Новая Гвинея
  PH;Philippines;Republic of the Philippines;Филиппины;Республика Филиппины
  PK;Pakistan;Islamic Republic of Pakistan;Пакистан;Исламская Республика Пакистан
  PL;Poland;Republic of Poland;Польша;Республика Польша
  PM;Saint Pierre and Miquelon;St. Pierre & Miquelon;Сен-Пьер и Микелон
  PN;Pitcairn;Pitcairn Islands;о-ва Питкэрн
  PR;Puerto Rico;Пуэрто-Рико
  PS;Palestine, State of;the State of Palestine;Palestinian Territories;Палестинские территории;Палестина;State of Palestine;Государство Палестина
  PT;Portugal;Portuguese Republic;Португалия;Португальская Республика
  PW;Palau;Republic of Palau;Палау
  PY;Paraguay;Republic of Paraguay;Парагвай
  QA;Qatar;State of Qatar;Катар
  RE;Réunion;Реюньон
  RO;Romania;Румыния
  RS;Serbia;Republic of Serbia;Сербия;Республика Сербия
  RU;Russian Federation;Russia;Россия;Российская Федерация
  RW;Rwanda;Rwandese Republic;Руанда
  SA;Saudi Arabia;Kingdom of Saudi Arabia;Саудовская Аравия;Королевство Саудовская Аравия
  SB;Solomon Islands;Соломоновы о-ва
  SC;Seychelles;Republic of Seychelles;Сейшельские о-ва
  SD;Sudan;Republic of the Sudan;Судан;Республика Судан
  SE;Sweden;Kingdom of Sweden;Швеция;Королевство Швеция
  SG;Singapore;Republic of Singapore;Сингапур
  SH;Saint Helena, Ascension and Tristan da Cunha;St. Helena, Ascension & Tristan da Cunha;о-в Св. Елены
  SI;Slovenia;Republic of Slovenia;Словения;Республика Словения
  SJ;Svalbard and Jan Mayen;Svalbard & Jan Mayen;Шпицберген и Ян-Майен
  SK;Slovakia;Slovak Republic;Словакия;Словацкая Республика
  SL;Sierra Leone;Republic of Sierra Leone;Сьерра-Леоне
  SM;San Marino;Republic of San Marino;Сан-Марино
  SN;Senegal;Republic of Senegal;Сенегал
  SO;Somalia;Federal Republic of Somalia;Сомали
  SR;Suriname;Republic of Suriname;Суринам;Dutch Guiana
  SS;South Sudan;Republic of South Sudan;Южный Судан
  ST;Sao Tome and Principe;Democratic Republic of Sao Tome and Principe;São Tomé & Príncipe;Сан-Томе и Принсипи;São Tomé
  SV;El Salvador;Republic of El Salvador;Сальвадор
  SX;Sint Maarten (Dutch part);Sint Maarten;Синт-Мартен
  SY;Syrian Arab Republic;Syria;Сирия;Сирийская Арабская Республика
  SZ;Eswatini;Kingdom of Eswatini;Эсватини;Swaziland;Свазиленд;Королевство Эсватини
  TC;Turks and Caicos Islands;Turks & Caicos Islands;Тёркс и Кайкос
  TD;Chad;Republic of Chad;Чад
  TF;French Southern Territories;French Southern and Antarctic Lands;Французские Южные территории
  TG;Togo;Togolese Republic;Того
  TH;Thailand;Kingdom of Thailand;Таиланд;Siam;Сиам;Королевство Таиланд
  TJ;Tajikistan;Republic of Tajikistan;Таджикистан;Республика Таджикистан
  TK;Tokelau;Токелау
  TL;Timor-Leste;Democratic Republic of Timor-Leste;Восточный Тимор;East Timor;Portuguese Timor
  TM;Turkmenistan;Туркменистан;Turkmenia;Туркмения
  TN;Tunisia;Republic of Tunisia;Тунис;Тунисская Республика
  TO;Tonga;Kingdom of Tonga;Тонга
  TR;Türkiye;Republic of Türkiye;Турция;Turkey;Турецкая Республика
  TT;Trinidad and Tobago;Republic of Trinidad and Tobago;Trinidad & Tobago;Тринидад и Тобаго
  TV;Tuvalu;Тувалу;Ellice Islands;Острова Эллис
  TW;Taiwan, Province of China;Taiwan;Тайвань;Formosa;Формоза;Republic of China;Chinese Taipei
  TZ;Tanzania, United Republic of;Tanzania;United Republic of Tanzania;Танзания;Tanganyika;Танганьика;Объединённая Республика Танзания
  UA;Ukraine;Украина;The Ukraine
  UG;Uganda;Republic of Uganda;Уганда
  UM;United States Minor Outlying Islands;U.S. Outlying Islands;Внешние малые о-ва (США)
  US;United States;United States of America;Соединенные Штаты;America;Соединённые Штаты Америки;Соединённые Штаты;Америка
  UY;Uruguay;Eastern Republic of Uruguay;Уругвай
  UZ;Uzbekistan;Republic of Uzbekistan;Узбекистан;Республика Узбекистан
  VA;Holy See (Vatican City State);Vatican City;Ватикан;Holy See;Vatican;Святой Престол
  VC;Saint Vincent and the Grenadines;St. Vincent & Grenadines;Сент-Винсент и Гренадины
  VE;Venezuela, Bolivarian Republic of;Venezuela;Bolivarian Republic of Venezuela;Венесуэла;Боливарианская Республика Венесуэла
  VG;Virgin Islands, British;British Virgin Islands;Виргинские о-ва (Великобритания)
  VI;Virgin Islands, U.S.;Virgin Islands of the United States;U.S. Virgin Islands;Виргинские о-ва (США)
  VN;Viet Nam;Vietnam;Socialist Republic of Viet Nam;Вьетнам;Социалистическая Республика Вьетнам
  VU;Vanuatu;Republic of Vanuatu;Вануату;New Hebrides;Новые Гебриды
  WF;Wallis and Futuna;Wallis & Futuna;Уоллис и Футуна
  WS;Samoa;Independent State of Samoa;Самоа
  XK;Kosovo;Косово
  YE;Yemen;Republic of Yemen;Йемен
  YT;Mayotte;Майотта
  ZA;South Africa;Republic of South Africa;Южно-Африканская Республика;ЮАР
  ZM;Zambia;Republic of Zambia;Замбия;Northern Rhodesia;Северная Родезия
  ZW;Zimbabwe;Republic of Zimbabwe;Зимбабве;Rhodesia;Родезия;Southern Rhodesia;Южная Родезия
  """
