import { andarNaVisao, VISOES, type Visao } from '@balcao/dominio/agendas/calendario'
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { EscolhasRapidas } from '../../../ui/listas/escolhas-rapidas.tsx'
import estilos from './pagina-de-agendas.module.css'

const NOMES: Record<Visao, { antes: string; depois: string }> = {
  mes: { antes: 'Mês anterior', depois: 'Próximo mês' },
  semana: { antes: 'Semana anterior', depois: 'Próxima semana' },
  dia: { antes: 'Dia anterior', depois: 'Próximo dia' },
}

type BarraDoCalendarioProps = {
  visao: Visao
  dia: string
  hoje: string
  nome: string
  /** Undefined until it is known. */
  atrasadas: { quantas: string; abertas: boolean } | undefined
  aoMudarVisao: (visao: Visao) => void
  aoIrPara: (dia: string) => void
  aoAlternarAtrasadas: () => void
}

/** VEN-01 Where in the calendar one is, how to get elsewhere, and what is late. */
export function BarraDoCalendario(props: BarraDoCalendarioProps) {
  const { visao, dia, hoje, nome, atrasadas, aoMudarVisao, aoIrPara, aoAlternarAtrasadas } = props
  const passo = (sentido: -1 | 1, rotulo: string, Icone: typeof IconChevronLeft) => (
    <Tooltip label={rotulo}>
      <ActionIcon aria-label={rotulo} onClick={() => aoIrPara(andarNaVisao(visao, dia, sentido))}>
        <Icone size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
  return (
    <div className={estilos.barra}>
      <Group gap={4} wrap="nowrap">
        <Button
          variant="default"
          size="xs"
          aria-keyshortcuts="t"
          aria-pressed={dia === hoje}
          onClick={() => aoIrPara(hoje)}
        >
          Hoje
        </Button>
        {passo(-1, NOMES[visao].antes, IconChevronLeft)}
        {passo(1, NOMES[visao].depois, IconChevronRight)}
      </Group>
      <h2 className={estilos.periodo} aria-live="polite">
        {nome}
      </h2>
      <Group gap="xs" className={estilos.escolhas}>
        {atrasadas && (
          <Button
            size="xs"
            variant={atrasadas.abertas ? 'filled' : 'light'}
            color={atrasadas.quantas === '0' ? 'gray' : 'red'}
            leftSection={<IconAlertTriangle size={14} aria-hidden />}
            aria-pressed={atrasadas.abertas}
            onClick={aoAlternarAtrasadas}
          >
            Atrasadas: {atrasadas.quantas}
          </Button>
        )}
        <EscolhasRapidas
          rotulo="O que mostrar"
          escolhas={(Object.keys(VISOES) as Visao[]).map((outra) => ({
            nome: VISOES[outra],
            ativa: outra === visao,
            aoEscolher: () => aoMudarVisao(outra),
          }))}
        />
      </Group>
    </div>
  )
}
