export { Accordion, type AccordionProps, type AccordionSection } from './accordion/Accordion.tsx'
export { Alert, type AlertProps, type Severity } from './alert/Alert.tsx'
export {
  AmountField,
  type AmountFieldProps,
  type AmountFieldTexts,
  type AmountSuggestion,
} from './amount-field/AmountField.tsx'
export { Autosuggest, type AutosuggestProps } from './autosuggest/Autosuggest.tsx'
export { type AutosuggestTexts, autosuggestTexts } from './autosuggest/autosuggestTexts.ts'
export type { AutosuggestOption } from './autosuggest/options.ts'
export { Badge, type BadgeProps } from './badge/Badge.tsx'
export { BarChart, type BarChartProps } from './bar-chart/BarChart.tsx'
export type { ChartBar, ChartValue } from './bar-chart/ChartBar.ts'
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs.tsx'
export { BulletList, type BulletListProps } from './bullet-list/BulletList.tsx'
export { Button, type ButtonProps } from './button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx'
export { Card, type CardProps } from './card/Card.tsx'
export type { ChartTexts } from './chart/ChartFrame.tsx'
export { Chip, type ChipProps } from './chip/Chip.tsx'
export { ChoiceTile, type ChoiceTileContent, type ChoiceTileProps } from './choice-tile/ChoiceTile.tsx'
export { ChoiceTiles, type ChoiceTilesProps } from './choice-tile/ChoiceTiles.tsx'
export { CompareBar, type CompareBarProps } from './compare-bar/CompareBar.tsx'
export { CoverBar, type CoverBarProps } from './cover-bar/CoverBar.tsx'
export { type DataColumn, type DataRow, DataTable, type DataTableProps } from './data-table/DataTable.tsx'
export type { Difference, Direction } from './difference/DifferenceWords.tsx'
export {
  type DifferenceLine,
  DifferenceLines,
  type DifferenceLinesProps,
} from './difference-lines/DifferenceLines.tsx'
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure.tsx'
export { DocumentRow, type DocumentRowProps } from './document-row/DocumentRow.tsx'
export { EmptyLine, type EmptyLineProps } from './empty-line/EmptyLine.tsx'
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './error-summary/ErrorSummary.tsx'
export { Checkbox, type CheckboxProps } from './field/Checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './field/CheckboxGroup.tsx'
export type { ChoiceOption } from './field/Choice.tsx'
export { DateField, type DateFieldProps, type DateParts } from './field/DateField.tsx'
export type { LegendLook } from './field/FieldGroup.tsx'
export {
  type ChosenFile,
  FileField,
  type FileFieldProps,
  type FileReplacement,
} from './field/FileField.tsx'
export { FilesField, type FilesFieldProps } from './field/FilesField.tsx'
export type { FieldBase, LabelledField, LegendField } from './field/fieldIds.ts'
export { fieldId } from './field/fieldIds.ts'
export { MoneyField, type MoneyFieldProps } from './field/MoneyField.tsx'
export { NumberField, type NumberFieldProps } from './field/NumberField.tsx'
export { PasswordField, type PasswordFieldProps } from './field/PasswordField.tsx'
export { PercentField, type PercentFieldProps } from './field/PercentField.tsx'
export { PhoneField, type PhoneFieldProps } from './field/PhoneField.tsx'
export { RadioGroup, type RadioGroupProps } from './field/RadioGroup.tsx'
export { Select, type SelectProps } from './field/Select.tsx'
export { TextArea, type TextAreaProps } from './field/TextArea.tsx'
export { TextField } from './field/TextField.tsx'
export type { TextFieldProps } from './field/TextFieldProps.ts'
export { type FileAction, FileList, type FileListProps, type ListedFile } from './file-list/FileList.tsx'
export { Form, type FormProps } from './form/Form.tsx'
export { Icon, type IconProps } from './icon/Icon.tsx'
export {
  ArrowRightIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  CircleCheckIcon,
  ClipboardListIcon,
  CreditCardIcon,
  DownloadIcon,
  ExternalLinkIcon,
  FileUpIcon,
  FingerprintIcon,
  HandHeartIcon,
  HandIcon,
  HourglassIcon,
  InfoIcon,
  MailIcon,
  MenuIcon,
  MinusIcon,
  MonitorSmartphoneIcon,
  PencilIcon,
  PenLineIcon,
  PhoneIcon,
  PlusIcon,
  PrinterIcon,
  RotateCcwIcon,
  ScaleIcon,
  ShieldCheckIcon,
  SlidersHorizontalIcon,
  TrashIcon,
  TrendingUpIcon,
  TriangleAlertIcon,
  UndoIcon,
  UserIcon,
  UserPenIcon,
  XIcon,
} from './icon/icons.ts'
export { IconList, type IconListItem, type IconListProps } from './icon-list/IconList.tsx'
export { Box, type BoxProps, type LayoutElement } from './layout/Box.tsx'
export { Columns, type ColumnsProps } from './layout/Columns.tsx'
export { Container, type ContainerProps } from './layout/Container.tsx'
export { FlowFrame, type FlowFrameProps } from './layout/FlowFrame.tsx'
export { Inline, type InlineProps } from './layout/Inline.tsx'
export { Pair } from './layout/Pair.tsx'
export type { PairProps } from './layout/PairProps.ts'
export { Stack, type StackProps } from './layout/Stack.tsx'
export { WithSide } from './layout/WithSide.tsx'
export { Anchor } from './link/Anchor.tsx'
export { Link, type LinkProps } from './link/Link.tsx'
export { LinkComponentContext, type LinkComponentProps } from './link/LinkComponentContext.ts'
export { SkipLink, type SkipLinkProps } from './link/SkipLink.tsx'
export type { NeedBarProps } from './need-row/NeedBar.tsx'
export { NeedRow, type NeedRowProps } from './need-row/NeedRow.tsx'
export { PremiumBar, type PremiumBarProps } from './premium-panel/PremiumBar.tsx'
export { type PremiumLine, PremiumPanel, type PremiumPanelProps } from './premium-panel/PremiumPanel.tsx'
export { ActionAlert, type ActionAlertProps } from './query-view/ActionAlert.tsx'
export { QueryProblem, type QueryProblemProps } from './query-view/QueryProblem.tsx'
export type { QueryState, QueryTexts } from './query-view/QueryState.ts'
export { QueryView, type QueryViewProps } from './query-view/QueryView.tsx'
export {
  type ReviewColumns,
  ReviewTable,
  type ReviewTableProps,
  type ReviewTableRow,
  type ReviewTotal,
} from './review-table/ReviewTable.tsx'
export { Rows, type RowsProps } from './rows/Rows.tsx'
export { SampleLine, type SampleLineProps } from './sample-line/SampleLine.tsx'
export { SaveStatus, type SaveStatusProps } from './save-status/SaveStatus.tsx'
export { SectionNav, type SectionNavProps } from './section-nav/SectionNav.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented/Segmented.tsx'
export { SignCard, type SignCardProps } from './sign-card/SignCard.tsx'
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx'
export { Sketch, type SketchDrawing, type SketchProps } from './sketch/Sketch.tsx'
export { Spark, type SparkProps } from './spark/Spark.tsx'
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx'
export { SplitBar, type SplitBarProps, type SplitPart } from './split-bar/SplitBar.tsx'
export type { BarStep, StepState } from './step-bar/BarStep.ts'
export { StepBar, type StepBarProps } from './step-bar/StepBar.tsx'
export { SummaryList, type SummaryListProps, type SummaryRow } from './summary-list/SummaryList.tsx'
export { Table } from './table/Table.tsx'
export type { TableColumn, TableProps, TableRow } from './table/TableProps.ts'
export { type Tab, Tabs, type TabsProps } from './tabs/Tabs.tsx'
export { TaskRow, type TaskRowProps } from './task-row/TaskRow.tsx'
export { Heading, type HeadingProps } from './text/Heading.tsx'
export { Text, type TextProps } from './text/Text.tsx'
export { type ShowToast, type ToastMessage, useToast } from './toast/ToastContext.ts'
export { ToastRegion, type ToastRegionProps } from './toast/ToastRegion.tsx'
export { Tooltip, type TooltipProps } from './tooltip/Tooltip.tsx'
export type { StageState, StageTexts } from './tracker/StageState.ts'
export { type StageName, stagesAt } from './tracker/stagesAt.ts'
export { Timeline, type TimelineProps, type TimelineStage } from './tracker/Timeline.tsx'
export { Tracker, type TrackerProps, type TrackerStage } from './tracker/Tracker.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx'
export { type YearBar, YearBars, type YearBarsProps } from './year-bars/YearBars.tsx'
export { YesNo, type YesNoAnswer, type YesNoProps } from './yes-no/YesNo.tsx'
