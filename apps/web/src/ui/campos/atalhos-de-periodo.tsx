import type { Periodo } from '@balcao/dominio/datas/periodo'
import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import estilos from './campos.module.css'
import { periodosProntos } from './periodos-prontos.ts'

type AtalhosDePeriodoProps = {
  rotulo: string
  hoje: string
  disabled: boolean
  aoEscolher: (periodo: Periodo) => void
}

/** GER-10: menu of periods one click away. */
export function AtalhosDePeriodo({ rotulo, hoje, disabled, aoEscolher }: AtalhosDePeriodoProps) {
  return (
    <Menu position="bottom-end">
      <Tooltip label="Atalhos de período">
        <Menu.Target>
          <ActionIcon
            className={estilos.aoLadoDoCampo}
            aria-label={`Atalhos de período: ${rotulo}`}
            disabled={disabled}
          >
            <IconCalendarTime size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {periodosProntos(hoje).map(({ nome, periodo }) => (
          <Menu.Item key={nome} onClick={() => aoEscolher(periodo)}>
            {nome}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
