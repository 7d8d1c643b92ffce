import type { QuantidadeDoDia } from '@balcao/dominio/agendas/contratos'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { coresDoTom, type Tom } from '../../../ui/tema/tons.ts'
import { useCalendario } from './contexto-do-calendario.ts'
import { nomeDoDia, numeroDoDia } from './nomes-dos-dias.ts'
import { alvoDoDia } from './use-mover-agenda.ts'
import estilos from './visao-do-mes.module.css'

type DiaDoMesProps = {
  dia: string
  hoje: boolean
  escolhido: boolean
  /** Of the month before or after. */
  deFora: boolean
  quantidade: QuantidadeDoDia | undefined
  aoEscolher: () => void
  aoAbrir: () => void
}

type Situacao = keyof Omit<QuantidadeDoDia, 'dia'>

const MARCAS: Record<Situacao, { um: string; varios: string; tom: Tom; Icone: typeof IconClock }> = {
  atrasadas: { um: 'atrasada', varios: 'atrasadas', tom: 'vermelho', Icone: IconAlertTriangle },
  pendentes: { um: 'pendente', varios: 'pendentes', tom: 'azul', Icone: IconClock },
  cumpridas: { um: 'cumprida', varios: 'cumpridas', tom: 'verde', Icone: IconCheck },
}

/** AGE-03 One day of the month: read aloud with its counts, and takes what is dropped on it. */
export function DiaDoMes(props: DiaDoMesProps) {
  const { dia, hoje, escolhido, deFora, quantidade, aoEscolher, aoAbrir } = props
  const { alvo } = useCalendario()
  const marcas = (Object.keys(MARCAS) as Situacao[]).flatMap((situacao) => {
    const quantas = quantidade?.[situacao] ?? 0
    const { um, varios, ...marca } = MARCAS[situacao]
    return quantas > 0 ? [{ ...marca, situacao, quantas, nome: quantas === 1 ? um : varios }] : []
  })
  const contagem = marcas.map(({ quantas, nome }) => `${quantas} ${nome}`).join(', ') || 'nenhuma agenda'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of all days are heard by the grid around them
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a day of a grid is chosen
      role="gridcell"
      tabIndex={escolhido ? 0 : -1}
      aria-selected={escolhido}
      aria-current={hoje ? 'date' : undefined}
      aria-label={`${nomeDoDia(dia)}${hoje ? ', hoje' : ''}: ${contagem}`}
      className={estilos.dia}
      data-dia={dia}
      data-de-fora={deFora || undefined}
      data-soltar={alvoDoDia(dia)}
      data-alvo={alvo === alvoDoDia(dia) || undefined}
      onClick={aoEscolher}
      onDoubleClick={aoAbrir}
    >
      <div className={estilos.conteudo}>
        <span className={estilos.numero}>{numeroDoDia(dia)}</span>
        <span className={estilos.marcas}>
          {marcas.map(({ situacao, quantas, nome, tom, Icone }) => {
            const { texto, fundo, solido } = coresDoTom(tom)
            const cores = { '--texto': texto, '--fundo': fundo, '--ponto': solido } as CSSProperties
            return (
              <span key={situacao} className={estilos.marca} style={cores} title={`${quantas} ${nome}`}>
                <Icone size={12} stroke={2} aria-hidden />
                {quantas} <span className={estilos.nome}>{nome}</span>
              </span>
            )
          })}
        </span>
      </div>
    </td>
  )
}
