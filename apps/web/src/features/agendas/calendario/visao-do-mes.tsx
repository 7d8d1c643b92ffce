import { andarNaVisao, periodoDaVisao, semanasDoMes } from '@balcao/dominio/agendas/calendario'
import { contarAgendasPorDia } from '@balcao/dominio/agendas/contratos'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { Skeleton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { DiaDoMes } from './dia-do-mes.tsx'
import type { DeQuem } from './lista-do-dia.tsx'
import { diaCurto, diaDaSemanaInteiro, nomeDoMes } from './nomes-dos-dias.ts'
import estilos from './visao-do-mes.module.css'

const PASSOS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const MESES: Partial<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 }

type VisaoDoMesProps = DeQuem & {
  dia: string
  hoje: string
  aoEscolher: (dia: string) => void
  /** By the keys, which go over many days. */
  aoAndar: (dia: string) => void
  aoAbrir: (dia: string) => void
}

/** AGE-03 The month: how many agendas each day has, and how they stand. */
export function VisaoDoMes({ dia, hoje, tipo, idColab, aoEscolher, aoAndar, aoAbrir }: VisaoDoMesProps) {
  const grade = useRef<HTMLTableElement>(null)
  const andou = useRef(false)
  const semanas = semanasDoMes(dia)
  const consulta = useConsulta(
    contarAgendasPorDia,
    { query: { ...periodoDaVisao('mes', dia), tipo, idColab } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  useEffect(() => {
    if (!andou.current) return
    andou.current = false
    grade.current?.querySelector<HTMLElement>(`[data-dia="${dia}"]`)?.focus()
  }, [dia])

  function aoTeclar(evento: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = evento
    if (altKey || ctrlKey || metaKey) return
    const passo = PASSOS[key]
    const mes = MESES[key]
    if (passo === undefined && mes === undefined && key !== 'Enter') return
    evento.preventDefault()
    if (key === 'Enter') return aoAbrir(dia)
    andou.current = true
    aoAndar(mes ? andarNaVisao('mes', dia, mes) : somarDias(dia, passo ?? 0))
  }

  return (
    <AreaDaConsulta consulta={consulta} esqueleto={<Skeleton height={520} radius={8} />}>
      {({ itens }) => {
        const quantidades = new Map(itens.map((item) => [item.dia, item]))
        return (
          <div className={estilos.moldura}>
            <table
              ref={grade}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrows go from day to day
              role="grid"
              aria-label={nomeDoMes(dia)}
              className={estilos.grade}
              onKeyDown={aoTeclar}
            >
              <thead>
                <tr>
                  {semanas[0]?.map((outro) => (
                    <th key={outro} scope="col" className={estilos.titulo} abbr={diaDaSemanaInteiro(outro)}>
                      {diaCurto(outro).replace('.', '')}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {semanas.map((semana) => (
                  <tr key={semana[0]}>
                    {semana.map((outro) => (
                      <DiaDoMes
                        key={outro}
                        dia={outro}
                        hoje={outro === hoje}
                        escolhido={outro === dia}
                        deFora={outro.slice(0, 7) !== dia.slice(0, 7)}
                        quantidade={quantidades.get(outro)}
                        aoEscolher={() => aoEscolher(outro)}
                        aoAbrir={() => aoAbrir(outro)}
                      />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }}
    </AreaDaConsulta>
  )
}
