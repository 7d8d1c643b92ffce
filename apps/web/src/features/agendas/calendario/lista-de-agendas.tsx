import type { Agenda } from '@balcao/dominio/agendas/contratos'
import { useRef } from 'react'
import { LISTA_NAVEGAVEL } from '../../../ui/listas/lista-navegavel.ts'
import { useNavegacaoPorLinhas } from '../../../ui/listas/use-navegacao-por-linhas.ts'
import { ItemDaAgenda } from './item-da-agenda.tsx'
import estilos from './lista-de-agendas.module.css'

type ListaDeAgendasProps = { rotulo: string; agendas: readonly Agenda[]; comDia?: boolean }

/** Agendas one below the other; J and K go from one to the next. */
export function ListaDeAgendas({ rotulo, agendas, comDia = false }: ListaDeAgendasProps) {
  const raiz = useRef<HTMLUListElement>(null)
  useNavegacaoPorLinhas(raiz, { total: agendas.length, ativa: true })
  return (
    <ul ref={raiz} className={estilos.lista} aria-label={rotulo} {...{ [LISTA_NAVEGAVEL]: true }}>
      {agendas.map((agenda, linha) => (
        <ItemDaAgenda key={agenda.id} agenda={agenda} linha={linha} comDia={comDia} />
      ))}
    </ul>
  )
}
