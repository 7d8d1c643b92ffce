import '@mantine/dates/styles.css'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { ActionIcon, Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendar } from '@tabler/icons-react'
import dayjs from 'dayjs'
import { ProvedorDeDatas } from '../tema/provedor-de-datas.tsx'

type CalendarioProps = {
  aberto: boolean
  aoAlternar: (aberto: boolean) => void
  /** Name of the field, so that two calendars on a screen are told apart. */
  rotulo: string
  valor: string | null
  minima?: string | undefined
  maxima?: string | undefined
  desabilitado: boolean
  aoEscolher: (data: string) => void
}

const nomeDoDia = (data: string) => dayjs(data).locale('pt-br').format('D [de] MMMM [de] YYYY')

/** Button of a date field and the calendar it opens. */
export function Calendario(props: CalendarioProps) {
  const { aberto, aoAlternar, rotulo, valor, minima, maxima, desabilitado, aoEscolher } = props
  const diaDoFoco = valor ?? hojeEm(new Date())
  const porToque = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })
  return (
    <Popover opened={aberto} onChange={aoAlternar} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size="md"
          variant="transparent"
          aria-label={`Abrir calendário: ${rotulo}`}
          disabled={desabilitado}
          onClick={() => aoAlternar(!aberto)}
        >
          <IconCalendar size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <ProvedorDeDatas>
          <DatePicker
            {...(porToque ? { size: 'lg' } : {})}
            value={valor}
            {...(valor === null ? {} : { defaultDate: valor })}
            {...(minima === undefined ? {} : { minDate: minima })}
            {...(maxima === undefined ? {} : { maxDate: maxima })}
            getDayAriaLabel={nomeDoDia}
            // The arrows of the month are one Shift+Tab away; most people want a day.
            getDayProps={(data) => (data === diaDoFoco ? { 'data-autofocus': true } : {})}
            highlightToday
            onChange={(data) => data !== null && aoEscolher(data)}
          />
        </ProvedorDeDatas>
      </Popover.Dropdown>
    </Popover>
  )
}
