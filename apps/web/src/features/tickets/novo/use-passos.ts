import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import { useState } from 'react'
import { passoDoCampo } from './campos-do-passo.ts'
import type { PropsDoPasso } from './passo.ts'
import { type Recusas, recusasVigentes, retratoDoEnvio } from './recusas.ts'
import type { TicketNovo } from './ticket-novo.ts'
import { comPasso } from './transportadora-proposta.ts'
import { type Conferencia, useConferencia } from './use-conferencia.ts'

export type Caminho = Pick<Conferencia, 'passos'> & {
  visitados: readonly Passo[]
  /** Of the present step, once somebody tried to leave it or the server refused it. */
  problemas: Record<string, string>
  /** Grows each time somebody was stopped: the focus goes to what is wrong. */
  paradas: number
  /** NOV-05 Nothing on this step keeps one from going on; on the last one, nothing on any. */
  podeProsseguir: boolean
  irPara: (destino: Passo) => void
  prosseguir: () => void
  voltar: () => void
  /** NOV-05 All steps again, before sending; answers whether nothing stops it. */
  conferirTudo: () => boolean
  recusar: (recusas: Recusas) => void
}

/** NOV-05 Where one is in the wizard, where one may go, and what keeps one from going on. */
export function usePassos(
  novo: TicketNovo,
  mudar: PropsDoPasso['mudar'],
  visitadosAntes: readonly Passo[],
): Caminho {
  const { passos, problemasDe, primeiroImpedido } = useConferencia(novo)
  const [visitados, setVisitados] = useState(visitadosAntes)
  const [tentados, setTentados] = useState<readonly Passo[]>([])
  const [recusas, setRecusas] = useState<Recusas | null>(null)
  const [paradas, setParadas] = useState(0)
  const { passo } = novo

  function abrir(destino: Passo) {
    setVisitados((antes) => [...new Set([...antes, passo, destino])])
    mudar((atual) => comPasso(atual, destino))
  }
  function parar(em: Passo) {
    setTentados((antes) => [...new Set([...antes, em])])
    setParadas((antes) => antes + 1)
    if (em !== passo) abrir(em)
  }
  /** Forward only as far as the rules allow; back always. */
  function irPara(destino: Passo) {
    const impedido = primeiroImpedido(passos.slice(0, passos.indexOf(destino)))
    const paraFrente = passos.indexOf(destino) > passos.indexOf(passo)
    if (paraFrente && impedido) parar(impedido)
    else abrir(destino)
  }

  const vigentes = recusasVigentes(recusas, retratoDoEnvio(novo))
  const daqui = Object.entries(vigentes).filter(([campo]) => passoDoCampo(campo, passos) === passo)
  return {
    passos,
    visitados,
    problemas: { ...Object.fromEntries(daqui), ...(tentados.includes(passo) ? problemasDe(passo) : {}) },
    paradas,
    podeProsseguir: primeiroImpedido(passo === 'RESUMO' ? passos : [passo]) === null,
    irPara,
    prosseguir() {
      const proximo = passos[passos.indexOf(passo) + 1]
      if (proximo) irPara(proximo)
    },
    voltar() {
      const anterior = passos[passos.indexOf(passo) - 1]
      if (anterior) abrir(anterior)
    },
    conferirTudo() {
      const impedido = primeiroImpedido(passos)
      if (impedido) parar(impedido)
      return impedido === null
    },
    recusar(novas) {
      setRecusas(novas)
      const recusados = Object.keys(novas.campos).map((campo) => passoDoCampo(campo, passos))
      const primeiro = passos.find((candidato) => recusados.includes(candidato))
      if (primeiro) parar(primeiro)
    },
  }
}
