import Core

extension PetWords {
  /// Returns the name of one record.
  public func one(_ kind: HealthKind) -> String {
    switch kind {
    case .vaccination: say(en: "Vaccination", ru: "Прививка")
    case .weighing: say(en: "Weighing", ru: "Взвешивание")
    case .visit: say(en: "Visit", ru: "Визит")
    case .medicine: say(en: "Medicine", ru: "Лекарство")
    case .document: say(en: "Document", ru: "Документ")
    }
  }

  /// Returns the heading over all records of a kind.
  public func title(_ kind: HealthKind) -> String {
    switch kind {
    case .vaccination: say(en: "Vaccinations", ru: "Прививки")
    case .weighing: say(en: "Weight log", ru: "Вес")
    case .visit: say(en: "Visits to the vet", ru: "Визиты к врачу")
    case .medicine: say(en: "Medicines", ru: "Лекарства")
    case .document: say(en: "Documents", ru: "Документы")
    }
  }

  public func field(_ field: Vaccination.Field) -> String {
    switch field {
    case .name: say(en: "Against", ru: "От чего")
    case .date: date
    case .validUntil: say(en: "Valid until", ru: "Действует до")
    case .batch: say(en: "Batch", ru: "Серия")
    case .clinic: say(en: "Clinic", ru: "Клиника")
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
    case .reason: say(en: "Reason", ru: "Причина")
    case .diagnosis: say(en: "Diagnosis", ru: "Диагноз")
    case .prescription: say(en: "Prescription", ru: "Назначения")
    case .cost: say(en: "Cost", ru: "Стоимость")
    }
  }

  public func field(_ field: Medicine.Field) -> String {
    switch field {
    case .name: say(en: "Medicine", ru: "Лекарство")
    case .dose: say(en: "Dose", ru: "Доза")
    case .from: say(en: "From", ru: "С")
    case .until: say(en: "Until", ru: "По")
    case .schedule: say(en: "How often", ru: "Как часто")
    }
  }

  public func field(_ field: Document.Field) -> String {
    switch field {
    case .title: say(en: "Title", ru: "Название")
    case .date: date
    }
  }

  private var date: String { say(en: "Date", ru: "Дата") }

  // MARK: How things stand
  public func status(_ status: VaccinationStatus) -> String {
    switch status {
    case .upToDate: say(en: "up to date", ru: "действует")
    case .soon: say(en: "due soon", ru: "скоро")
    case .overdue: say(en: "overdue", ru: "просрочена")
    case .noEnd: say(en: "no end", ru: "бессрочно")
    case .replaced: say(en: "replaced", ru: "заменена новой")
    }
  }

  public func status(_ status: MedicineStatus) -> String {
    switch status {
    case .upcoming: say(en: "to come", ru: "предстоит")
    case .running: say(en: "under way", ru: "идёт")
    case .ended: say(en: "ended", ru: "закончен")
    }
  }

  /// Returns the task of that day.
  public func subject(_ subject: DueItem.Subject) -> String {
    switch subject {
    case .vaccination: one(.vaccination)
    case .medicineStart: say(en: "Medicine begins", ru: "Начало курса")
    case .medicineEnd: say(en: "Medicine ends", ru: "Конец курса")
    }
  }

  /// Returns the distance in words, as `in 3 days`, `today`, `2 days ago`.
  public func daysLeft(_ days: Int) -> String {
    if days == 0 { return say(en: "today", ru: "сегодня") }
    let count = Int(days.magnitude)
    let word = plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
    return days > 0
      ? say(en: "in \(count) \(word)", ru: "через \(count) \(word)")
      : say(en: "\(count) \(word) ago", ru: "\(count) \(word) назад")
  }

  /// Returns `3 times a day`, or the words of the schedule.
  public func schedule(_ medicine: Medicine) -> String {
    guard let times = medicine.timesADay else { return medicine.schedule }
    let word = plural(times, en: ("time", "times"), ru: ("раз", "раза", "раз"))
    return say(en: "\(times) \(word) a day", ru: "\(times) \(word) в день")
  }
}
