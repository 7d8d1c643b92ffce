import { useRef, useState } from 'react'
import { useConfirmar } from '../retorno/confirmacao.tsx'
import type { OpcoesDeConfirmacao } from '../retorno/dialogo-de-confirmacao.tsx'
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
  podeVoltar: boolean
  primeiro: boolean
  ultimo: boolean
  irPara: (destino: P) => Promise<void>
  prosseguir: () => Promise<void>
  voltar: () => void
  /** All steps again, before sending; answers whether nothing stops it. */
  conferirTudo: () => boolean
  recusar: (recusas: Recusas) => void
}

/** Going back to a step that begins anew: what is left, and what is asked first; null where nothing is lost. */
export type Recomeco<N, P extends string> = (
  novo: N,
  destino: P,
) => { pergunta: OpcoesDeConfirmacao | null; novo: N } | null

type OpcoesDosPassos<N, P extends string> = {
  passos: readonly PassoDoAssistente<N, P>[]
  visitadosAntes: readonly P[]
  comPasso: (novo: N, passo: P) => N
  /** The step in which a refused field is; null: in none of them. */
  passoDoCampo: (campo: string, passos: readonly P[], novo: N) => P | null
  retrato: (novo: N) => object
  podeVoltar?: ((novo: N) => boolean) | undefined
  recomeco?: Recomeco<N, P> | undefined
}

/** NOV-05 Where one is in the wizard, where one may go, and what keeps one from going on. */
export function usePassos<N extends { passo: P }, P extends string>(
  novo: N,
  mudar: PropsDoPasso<N, P>['mudar'],
  opcoes: OpcoesDosPassos<N, P>,
): Caminho<P> {
  const { passos, visitadosAntes, comPasso, passoDoCampo, retrato, recomeco } = opcoes
  const confirmar = useConfirmar()
  const perguntando = useRef(false)
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
  /** Forward only as far as the rules, and whoever the step asks, allow; back always. */
  async function irPara(destino: P) {
    const ate = ids.indexOf(destino)
    if (ate <= posicao) return recuar(destino)
    const parada = primeiroImpedido(passos.slice(0, ate))
    if (parada) return parar(parada)
    const antes = passos[posicao]?.antes
    // Two presses can come before the first one is answered.
    if (perguntando.current) return
    perguntando.current = true
    try {
      if (!antes || (await antes())) abrir(destino)
    } finally {
      perguntando.current = false
    }
  }
  async function recuar(destino: P) {
    const perdido = recomeco?.(novo, destino)
    if (!perdido) return abrir(destino)
    if (perdido.pergunta && !(await confirmar(perdido.pergunta))) return
    setVisitados([destino])
    setTentados([])
    setRecusas(null)
    mudar((atual) => recomeco?.(atual, destino)?.novo ?? comPasso(atual, destino))
  }

  const vigentes = Object.entries(recusasVigentes(recusas, retrato(novo)))
  const daqui = vigentes.filter(([campo]) => passoDoCampo(campo, ids, novo) === passo)
  const podeVoltar = posicao > 0 && (opcoes.podeVoltar?.(novo) ?? true)
  const proprios = tentados.includes(passo) ? passos[posicao]?.problemas() : {}
  return {
    visitados,
    problemas: { ...Object.fromEntries(daqui), ...proprios },
    paradas,
    podeProsseguir: primeiroImpedido(ultimo ? passos : passos.slice(posicao, posicao + 1)) === null,
    podeVoltar,
    primeiro: posicao === 0,
    ultimo,
    irPara,
    async prosseguir() {
      const proximo = ids[posicao + 1]
      if (proximo) await irPara(proximo)
    },
    voltar() {
      const anterior = ids[posicao - 1]
      if (podeVoltar && anterior) void recuar(anterior)
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
