import { TRANSICAO_DO_DIALOGO_MS } from '@balcao/dominio/constantes'
import type {
  ActionIconProps,
  AnchorProps,
  AppShellProps,
  BadgeProps,
  CardProps,
  CheckboxProps,
  CloseButtonProps,
  ComboboxProps,
  DrawerProps,
  InputWrapperProps,
  LoaderProps,
  MantineThemeComponents,
  MenuProps,
  ModalProps,
  NotificationProps,
  PaperProps,
  PasswordInputProps,
  PopoverProps,
  TableProps,
  TooltipProps,
} from '@mantine/core'
import type { DatePickerProps } from '@mantine/dates'

// Only the types are imported: naming the components here would put all of them into the first load.
const padrao = <Props extends object>(defaultProps: Partial<Props>) => ({ defaultProps })

const ABERTURA_DE_MENU = { transition: 'fade', duration: 100, exitDuration: 60 } as const
const FECHAR = { 'aria-label': 'Fechar' }

const DIALOGO = {
  transitionProps: { transition: 'fade', duration: TRANSICAO_DO_DIALOGO_MS, exitDuration: 100 },
  overlayProps: { backgroundOpacity: 0.45 },
  closeButtonProps: FECHAR,
} as const

export const COMPONENTES: MantineThemeComponents = {
  ActionIcon: padrao<ActionIconProps>({ variant: 'subtle', color: 'gray', size: 'lg' }),
  Anchor: padrao<AnchorProps>({ underline: 'hover' }),
  AppShell: padrao<AppShellProps>({ transitionDuration: 150, transitionTimingFunction: 'ease-out' }),
  Badge: padrao<BadgeProps>({ variant: 'light', radius: 'sm' }),
  Card: padrao<CardProps>({ withBorder: true, padding: 'md' }),
  Checkbox: padrao<CheckboxProps>({ radius: 'sm' }),
  CloseButton: padrao<CloseButtonProps & typeof FECHAR>(FECHAR),
  Combobox: padrao<ComboboxProps>({ shadow: 'md', transitionProps: ABERTURA_DE_MENU, offset: 4 }),
  DatePicker: padrao<DatePickerProps>({
    ariaLabels: {
      monthLevelControl: 'Escolher o mês',
      yearLevelControl: 'Escolher o ano',
      previousMonth: 'Mês anterior',
      nextMonth: 'Próximo mês',
      previousYear: 'Ano anterior',
      nextYear: 'Próximo ano',
      previousDecade: 'Década anterior',
      nextDecade: 'Próxima década',
    },
  }),
  Drawer: padrao<DrawerProps>(DIALOGO),
  // The description under the field: inputs of a row stay in line whether they have one or not.
  InputWrapper: padrao<InputWrapperProps>({ inputWrapperOrder: ['label', 'input', 'error', 'description'] }),
  Loader: padrao<LoaderProps>({ size: 'sm', color: 'var(--balcao-foco)' }),
  Menu: padrao<MenuProps>({ shadow: 'md', transitionProps: ABERTURA_DE_MENU, offset: 4 }),
  Modal: padrao<ModalProps>({ ...DIALOGO, centered: true }),
  Notification: padrao<NotificationProps>({ withBorder: true, closeButtonProps: FECHAR }),
  Paper: padrao<PaperProps>({ withBorder: true }),
  PasswordInput: padrao<PasswordInputProps>({
    visibilityToggleButtonProps: { 'aria-label': 'Mostrar ou ocultar a senha' },
    // Beside the field by keyboard too, or a screen reader user can't check what was typed.
    visibilityToggleFocusable: true,
  }),
  Popover: padrao<PopoverProps>({ shadow: 'md', transitionProps: ABERTURA_DE_MENU, offset: 4 }),
  Table: padrao<TableProps>({ verticalSpacing: 4, horizontalSpacing: 12, highlightOnHover: true }),
  Tooltip: padrao<TooltipProps>({
    openDelay: 300,
    transitionProps: ABERTURA_DE_MENU,
    events: { hover: true, focus: true, touch: true },
  }),
}
