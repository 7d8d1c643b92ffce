import { VISOES, type Visao } from '@balcao/dominio/agendas/calendario'
import { useAtalho } from '../../../platform/atalhos.ts'
import { type AbrirNovaAgenda, useAbrirNovaAgenda } from '../nova/abrir-nova-agenda.ts'

type AtalhosDoCalendarioProps = {
  aoIrParaHoje: () => void
  aoMudarVisao: (visao: Visao) => void
  aoCriar: (abrir: AbrirNovaAgenda) => void
}

/** The keys of the page: N is the new ticket's everywhere, so an agenda is made with A. */
export function AtalhosDoCalendario({ aoIrParaHoje, aoMudarVisao, aoCriar }: AtalhosDoCalendarioProps) {
  const abrir = useAbrirNovaAgenda()
  useAtalho(['t'], 'Ir para hoje', aoIrParaHoje)
  useAtalho(['m'], `Agendas: ${VISOES.mes}`, () => aoMudarVisao('mes'))
  useAtalho(['s'], `Agendas: ${VISOES.semana}`, () => aoMudarVisao('semana'))
  useAtalho(['d'], `Agendas: ${VISOES.dia}`, () => aoMudarVisao('dia'))
  return abrir && <AtalhoDaNovaAgenda aoCriar={() => aoCriar(abrir)} />
}

const ESCRITA = { rotulo: 'Cliente' }

function AtalhoDaNovaAgenda({ aoCriar }: { aoCriar: () => void }) {
  useAtalho(['a'], 'Nova agenda', aoCriar, 'pagina', ESCRITA)
  return null
}
