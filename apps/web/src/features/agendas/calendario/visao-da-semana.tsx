import { diasDaSemanaDe, horaDaGrade, periodoDaVisao } from '@balcao/dominio/agendas/calendario'
import { type Agenda, listarAgendas } from '@balcao/dominio/agendas/contratos'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { useParametro } from '../../../platform/parametros.ts'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { GradeDaSemana } from './grade-da-semana.tsx'
import { ListaDeAgendas } from './lista-de-agendas.tsx'
import type { DeQuem } from './lista-do-dia.tsx'
import { nomeDoDia } from './nomes-dos-dias.ts'
import estilos from './visao-da-semana.module.css'

type VisaoDaSemanaProps = DeQuem & { dia: string; hoje: string; aoAbrirDia: (dia: string) => void }

const diaDa = ({ data_agendada }: Agenda) => hojeEm(new Date(data_agendada))

/** VEN-01 A week: by day and hour where there is room, day after day on a phone. */
export function VisaoDaSemana({ dia, hoje, tipo, idColab, aoAbrirDia }: VisaoDaSemanaProps) {
  const celular = useCelular()
  const mostrados = useParametro('agendaDiasDaSemana')
  const inicial = useParametro('agendaHoraInicial')
  const final = useParametro('agendaHoraFinal')
  const consulta = useConsulta(
    listarAgendas,
    { query: { ...periodoDaVisao('semana', dia), tipo, idColab, direction: 'ASC' } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const itens = consulta.data?.itens
  const porDia = useMemo(() => Map.groupBy(itens ?? [], diaDa), [itens])
  // A day off that has something to do is shown all the same.
  const dias = [...new Set([...diasDaSemanaDe(dia, mostrados), ...porDia.keys()])].toSorted()
  return (
    <AreaDaConsulta consulta={consulta} esqueleto={<Skeleton height={520} radius={8} />}>
      {() =>
        celular ? (
          <div className={estilos.dias}>
            {dias.map((outro) => (
              <section key={outro} aria-label={nomeDoDia(outro)}>
                <h2 data-hoje={outro === hoje || undefined}>{nomeDoDia(outro)}</h2>
                {porDia.has(outro) ? (
                  <ListaDeAgendas
                    rotulo={`Agendas de ${nomeDoDia(outro)}`}
                    agendas={porDia.get(outro) ?? []}
                  />
                ) : (
                  <p>Nenhuma agenda</p>
                )}
              </section>
            ))}
          </div>
        ) : (
          <GradeDaSemana
            dias={dias}
            hoje={hoje}
            horas={{ inicial, final: Math.max(final, inicial + 1) }}
            agendasDe={(outro, hora) =>
              (porDia.get(outro) ?? []).filter(
                ({ data_agendada }) => horaDaGrade(new Date(data_agendada), { inicial, final }) === hora,
              )
            }
            aoAbrirDia={aoAbrirDia}
          />
        )
      }
    </AreaDaConsulta>
  )
}
