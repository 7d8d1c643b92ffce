import type { Visao } from '@balcao/dominio/agendas/calendario'
import { Text } from '@mantine/core'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { ListaDeAgendas } from './lista-de-agendas.tsx'
import { type DeQuem, EsqueletoDaLista, ListaDoDia } from './lista-do-dia.tsx'
import { nomeDoDia } from './nomes-dos-dias.ts'
import estilos from './pagina-de-agendas.module.css'
import type { useAtrasadas } from './use-atrasadas.ts'
import { VisaoDaSemana } from './visao-da-semana.tsx'
import { VisaoDoMes } from './visao-do-mes.tsx'

type VisoesProps = {
  visao: Visao
  dia: string
  hoje: string
  deQuem: DeQuem
  /** The late ones, when they are asked for: instead of the day's. */
  atrasadas: ReturnType<typeof useAtrasadas> | null
  aoIrPara: (dia: string) => void
  aoAndar: (dia: string) => void
  aoAbrirDia: (dia: string) => void
}

/** VEN-01 What is under the bar: the month with a day at its side, the week, or the day alone. */
export function Visoes(props: VisoesProps) {
  const { visao, dia, hoje, deQuem, atrasadas, aoIrPara, aoAndar, aoAbrirDia } = props
  const celular = useCelular()
  const titulo = atrasadas ? 'Atrasadas' : nomeDoDia(dia)
  const lista = (
    <section className={estilos.doDia} aria-label={titulo}>
      {(atrasadas || visao === 'mes') && <h2>{titulo}</h2>}
      {atrasadas ? <ListaDeAtrasadas consulta={atrasadas} /> : <ListaDoDia {...deQuem} dia={dia} />}
    </section>
  )
  if (visao === 'mes')
    return (
      <div className={estilos.lado}>
        {!(celular && atrasadas) && (
          <VisaoDoMes
            {...deQuem}
            dia={dia}
            hoje={hoje}
            aoEscolher={aoIrPara}
            aoAndar={aoAndar}
            aoAbrir={aoAbrirDia}
          />
        )}
        {lista}
      </div>
    )
  if (visao === 'semana' && !atrasadas)
    return <VisaoDaSemana {...deQuem} dia={dia} hoje={hoje} aoAbrirDia={aoAbrirDia} />
  return lista
}

/** AGE-02 What should have been done already, the oldest first. */
function ListaDeAtrasadas({ consulta }: { consulta: ReturnType<typeof useAtrasadas> }) {
  return (
    <AreaDaConsulta
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0}
      textoVazio={<strong>Nada atrasado</strong>}
      esqueleto={<EsqueletoDaLista />}
    >
      {({ itens, paginator: { total } }) => (
        <>
          <ListaDeAgendas rotulo="Agendas atrasadas" agendas={itens} comDia />
          {total > itens.length && (
            <Text c="dimmed" size="sm" mt="xs">
              As {itens.length} mais antigas de {total}. As outras aparecem conforme estas se resolvem.
            </Text>
          )}
        </>
      )}
    </AreaDaConsulta>
  )
}
