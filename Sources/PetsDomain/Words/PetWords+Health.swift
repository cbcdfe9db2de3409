import Core

extension PetWords {
  /// Returns the name of one record.
  public func one(_ kind: HealthKind) -> String {
    switch kind {
    case .vaccination: language.say(en: "Vaccination", ru: "Прививка")
    case .weighing: language.say(en: "Weighing", ru: "Взвешивание")
    case .visit: language.say(en: "Visit", ru: "Визит")
    case .medicine: language.say(en: "Medicine", ru: "Лекарство")
    case .document: language.say(en: "Document", ru: "Документ")
    }
  }

  /// Returns the heading over all records of a kind.
  public func title(_ kind: HealthKind) -> String {
    switch kind {
    case .vaccination: language.say(en: "Vaccinations", ru: "Прививки")
    case .weighing: language.say(en: "Weight log", ru: "Вес")
    case .visit: language.say(en: "Visits to the vet", ru: "Визиты к врачу")
    case .medicine: language.say(en: "Medicines", ru: "Лекарства")
    case .document: language.say(en: "Documents", ru: "Документы")
    }
  }

  public func field(_ field: Vaccination.Field) -> String {
    switch field {
    case .name: language.say(en: "Against", ru: "От чего")
    case .date: date
    case .validUntil: language.say(en: "Valid until", ru: "Действует до")
    case .batch: language.say(en: "Batch", ru: "Серия")
    case .clinic: language.say(en: "Clinic", ru: "Клиника")
    }
  }

  public func field(_ field: Weighing.Field) -> String {
    switch field {
    case .date: date
    case .weight: self.field(PetField.weight)
    }
  }

  public func field(_ field: Visit.Field) -> String {
    switch field {
    case .date: date
    case .reason: language.say(en: "Reason", ru: "Причина")
    case .diagnosis: language.say(en: "Diagnosis", ru: "Диагноз")
    case .prescription: language.say(en: "Prescription", ru: "Назначения")
    case .cost: language.say(en: "Cost", ru: "Стоимость")
    }
  }

  public func field(_ field: Medicine.Field) -> String {
    switch field {
    case .name: language.say(en: "Medicine", ru: "Лекарство")
    case .dose: language.say(en: "Dose", ru: "Доза")
    case .from: language.say(en: "From", ru: "С")
    case .until: language.say(en: "Until", ru: "По")
    case .schedule: language.say(en: "How often", ru: "Как часто")
    }
  }

  public func field(_ field: Document.Field) -> String {
    switch field {
    case .title: language.say(en: "Title", ru: "Название")
    case .date: date
    }
  }

  private var date: String { language.say(en: "Date", ru: "Дата") }

  // MARK: How things stand

  public func status(_ status: VaccinationStatus) -> String {
    switch status {
    case .upToDate: language.say(en: "up to date", ru: "действует")
    case .soon: language.say(en: "due soon", ru: "скоро")
    case .overdue: language.say(en: "overdue", ru: "просрочена")
    case .noEnd: language.say(en: "no end", ru: "бессрочно")
    case .replaced: language.say(en: "replaced", ru: "заменена новой")
    }
  }

  public func status(_ status: MedicineStatus) -> String {
    switch status {
    case .upcoming: language.say(en: "to come", ru: "предстоит")
    case .running: language.say(en: "under way", ru: "идёт")
    case .ended: language.say(en: "ended", ru: "закончен")
    }
  }

  /// Returns the task of that day.
  public func subject(_ subject: DueItem.Subject) -> String {
    switch subject {
    case .vaccination: one(.vaccination)
    case .medicineStart: language.say(en: "Medicine begins", ru: "Начало курса")
    case .medicineEnd: language.say(en: "Medicine ends", ru: "Конец курса")
    }
  }

  /// Returns the distance in words, as `in 3 days`, `today`, `2 days ago`.
  public func daysLeft(_ days: Int) -> String {
    if days == 0 { return language.say(en: "today", ru: "сегодня") }
    let count = Int(days.magnitude)
    let word = language.plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
    return days > 0
      ? language.say(en: "in \(count) \(word)", ru: "через \(count) \(word)")
      : language.say(en: "\(count) \(word) ago", ru: "\(count) \(word) назад")
  }

  /// Returns `3 times a day`, or the words of the schedule.
  public func schedule(_ medicine: Medicine) -> String {
    guard let times = medicine.timesADay else { return medicine.schedule }
    let word = language.plural(times, en: ("time", "times"), ru: ("раз", "раза", "раз"))
    return language.say(en: "\(times) \(word) a day", ru: "\(times) \(word) в день")
  }
}
