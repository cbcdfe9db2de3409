/// The specimens, family by family.
public enum GallerySpecimens {
  public static let all = types.map { AnySpecimen($0) }

  /// Returns the place of a specimen by its name.
  public static func index(of name: String) -> Int? { all.firstIndex { $0.name == name } }

  private static let types: [any Specimen.Type] = [
    TextSpecimen.self, LayoutSpecimen.self, ButtonSpecimen.self,
    ListSpecimen.self, SectionListSpecimen.self, TableSpecimen.self, CardGridSpecimen.self,
    OutlineSpecimen.self, SearchFieldSpecimen.self, ReorderSpecimen.self, SwipeSpecimen.self,
    ScrollSpecimen.self,
    TextFieldSpecimen.self, TextAreaSpecimen.self, NumberFieldSpecimen.self, DateFieldSpecimen.self,
    CalendarSpecimen.self, FormSpecimen.self,
    ChoiceSpecimen.self, DropdownSpecimen.self, RadioGroupSpecimen.self, CheckBoxSpecimen.self,
    SwitchSpecimen.self, StepperSpecimen.self, SliderSpecimen.self, EmojiPickerSpecimen.self,
    ColorGridSpecimen.self,
    SplitPaneSpecimen.self, MasterDetailSpecimen.self, TabsSpecimen.self,
    NavigationStackSpecimen.self,
    ContextMenuSpecimen.self, OnboardingSpecimen.self,
    ModalSpecimen.self, ActionSheetSpecimen.self, AlertSpecimen.self, ConfirmSpecimen.self,
    PromptSpecimen.self, ToastSpecimen.self, StateViewSpecimen.self, TooSmallSpecimen.self,
    SpinnerSpecimen.self, ProgressSpecimen.self, SkeletonSpecimen.self, AnimationSpecimen.self,
    SlideSpecimen.self, DraggableSpecimen.self, ShakeSpecimen.self,
    SparklineSpecimen.self, LineChartSpecimen.self, BarChartSpecimen.self, RangeBarsSpecimen.self,
    HeatMapSpecimen.self, GaugeSpecimen.self, LegendSpecimen.self,
    PictureSpecimen.self,
    MapSpecimen.self,
    KeysSpecimen.self,
  ]
}
