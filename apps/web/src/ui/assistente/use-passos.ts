import { useState } from 'react'
import type { PassoDoAssistente, Problemas, PropsDoPasso } from './passo.ts'
import { type Recusas, recusasVigentes } from './recusas.ts'

export type Caminho<P extends string> = {
  visitados: readonly P[]
  /** Of the present step, once somebody tried to leave it or the server refused it. */
  problemas: Problemas
  /** Grows each time somebody was stopped: the focus goes to what is wrong. */
  paradas: number
  /** Nothing on this step keeps one from going on; on the last one, nothing on any. */
  podeProsseguir: boolean
  primeiro: boolean
  ultimo: boolean
  irPara: (destino: P) => void
  prosseguir: () => void
  voltar: () => void
  /** All steps again, before sending; answers whether nothing stops it. */
  conferirTudo: () => boolean
  recusar: (recusas: Recusas) => void
}

type OpcoesDosPassos<N, P extends string> = {
  passos: readonly PassoDoAssistente<N, P>[]
  visitadosAntes: readonly P[]
  comPasso: (novo: N, passo: P) => N
  /** The step in which a refused field is; null: in none of them. */
  passoDoCampo: (campo: string, passos: readonly P[], novo: N) => P | null
  retrato: (novo: N) => object
}

/** NOV-05 Where one is in the wizard, where one may go, and what keeps one from going on. */
export function usePassos<N extends { passo: P }, P extends string>(
  novo: N,
  mudar: PropsDoPasso<N, P>['mudar'],
  { passos, visitadosAntes, comPasso, passoDoCampo, retrato }: OpcoesDosPassos<N, P>,
): Caminho<P> {
  const [visitados, setVisitados] = useState(visitadosAntes)
  const [tentados, setTentados] = useState<readonly P[]>([])
  const [recusas, setRecusas] = useState<Recusas | null>(null)
  const [paradas, setParadas] = useState(0)
  const { passo } = novo
  const ids = passos.map(({ id }) => id)
  const posicao = ids.indexOf(passo)
  const ultimo = posicao === ids.length - 1

  const impedido = ({ problemas }: PassoDoAssistente<N, P>) => Object.keys(problemas()).length > 0
  const primeiroImpedido = (ate: typeof passos): P | null => ate.find(impedido)?.id ?? null

  function abrir(destino: P) {
    setVisitados((antes) => [...new Set([...antes, passo, destino])])
    mudar((atual) => comPasso(atual, destino))
  }
  function parar(em: P) {
    setTentados((antes) => [...new Set([...antes, em])])
    setParadas((antes) => antes + 1)
    if (em !== passo) abrir(em)
  }
  /** Forward only as far as the rules allow; back always. */
  function irPara(destino: P) {
    const ate = ids.indexOf(destino)
    const parada = ate > posicao ? primeiroImpedido(passos.slice(0, ate)) : null
    if (parada) parar(parada)
    else abrir(destino)
  }

  const vigentes = Object.entries(recusasVigentes(recusas, retrato(novo)))
  const daqui = vigentes.filter(([campo]) => passoDoCampo(campo, ids, novo) === passo)
  const proprios = tentados.includes(passo) ? passos[posicao]?.problemas() : {}
  return {
    visitados,
    problemas: { ...Object.fromEntries(daqui), ...proprios },
    paradas,
    podeProsseguir: primeiroImpedido(ultimo ? passos : passos.slice(posicao, posicao + 1)) === null,
    primeiro: posicao === 0,
    ultimo,
    irPara,
    prosseguir() {
      const proximo = ids[posicao + 1]
      if (proximo) irPara(proximo)
    },
    voltar() {
      const anterior = ids[posicao - 1]
      if (anterior) abrir(anterior)
    },
    conferirTudo() {
      const parada = primeiroImpedido(passos)
      if (parada) parar(parada)
      return parada === null
    },
    recusar(novas) {
      setRecusas(novas)
      const recusados = Object.keys(novas.campos).map((campo) => passoDoCampo(campo, ids, novo))
      const primeiro = ids.find((candidato) => recusados.includes(candidato))
      if (primeiro) parar(primeiro)
    },
  }
}
