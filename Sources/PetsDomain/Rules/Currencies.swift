/// The currencies that the cost of a visit may have: signs, codes, and the words of the languages around.
enum Currencies {
  /// Returns true for none at all, for a sign with up to three letters, as `US$`, and for a code or a word
  /// that is known, in any case and with or without its point.
  static func knows(_ text: String) -> Bool {
    let bare = text.filter { $0 != "." && $0 != " " }
    if bare.isEmpty { return true }
    let letters = bare.filter { !$0.isCurrencySymbol }
    if letters.count < bare.count { return letters.count <= 3 }
    return known.contains(bare.lowercased())
  }

  private static let known = Set((codes + " " + words).split(separator: " ").map(String.init))

  /// The codes of ISO 4217 that are in use.
  private static let codes = """
    aed afn all amd aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd btn bwp byn bzd cad \
    cdf chf clp cny cop crc cup cve czk djf dkk dop dzd egp ern etb eur fjd fkp gbp gel ghs gip gmd gnf \
    gtq gyd hkd hnl htg huf idr ils inr iqd irr isk jmd jod jpy kes kgs khr kmf kpw krw kwd kyd kzt lak \
    lbp lkr lrd lsl lyd mad mdl mga mkd mmk mnt mop mru mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd \
    omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sdg sek sgd shp sle sos srd ssp stn \
    svc syp szl thb tjs tmt tnd top try ttd twd tzs uah ugx usd uyu uzs ves vnd vuv wst xaf xcd xof xpf \
    yer zar zmw zwg rur hrk
    """

  private static let words = """
    р руб рубль рубля рублей коп копеек евро доллар доллара долларов цент центов уе грн гривна гривны \
    гривен тенге тг сом сомов сум сумов драм драмов лари манат манатов лей лея лев лева левов сомони \
    фунт фунта фунтов франк франка франков юань юаня юаней иен иена иены лира лиры лир злотый злотых зл \
    крона кроны крон форинт форинтов динар динара динаров шекель шекеля шекелей рупия рупий бел бр \
    rubles ruble roubles rouble euro euros dollar dollars buck bucks cent cents pound pounds quid \
    franc francs yen yuan rmb zł zl kr kč kc ft lei leu lv lev din dinar dinars lira lir tl krona kronor \
    kroner krone korun złoty złotych zloty forint peso pesos real reais rand rupee rupees rs shekel \
    shekels nis won baht fr sfr hrn tenge som lari dram uah
    """
}
