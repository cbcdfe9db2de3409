extension GallerySpecimens {
  static let charts: [AnySpecimen] = [
    AnySpecimen(SparklineSpecimen.self), AnySpecimen(LineChartSpecimen.self),
    AnySpecimen(BarChartSpecimen.self), AnySpecimen(RangeBarsSpecimen.self),
    AnySpecimen(HeatMapSpecimen.self), AnySpecimen(GaugeSpecimen.self),
    AnySpecimen(LegendSpecimen.self),
  ]
}
