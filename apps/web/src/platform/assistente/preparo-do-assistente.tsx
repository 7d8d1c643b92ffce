import { useEffect, useState } from 'react'
import estilos from '../../ui/assistente/assistente.module.css'
import { OfertaDeContinuar } from '../../ui/assistente/oferta-de-continuar.tsx'
import { AreaDeDados } from '../../ui/retorno/area-de-dados.tsx'
import type { ApiError } from '../api-error.ts'
import {
  apagarRascunhoComArquivos,
  lerRascunhoComArquivos,
  type RascunhoLido,
} from '../rascunhos-com-arquivos.ts'
import { type Comeco, type RascunhoDoAssistente, useChaveDoRascunho } from './descricao-do-assistente.ts'

type PreparoDoAssistenteProps<N, P extends string> = {
  /** Name of its draft. */
  formulario: string
  /** 'Você tem um orçamento começado' */
  titulo: string
  /** What it opens with; null while something of it is on the way, or did not come. */
  inicial: N | null
  erro: ApiError | null
  tentarNovamente: () => void
  /** A draft of before an upgrade, with what came with it. */
  completar: (novo: N) => N
  /** A draft, as it can go on today. */
  retomar: (novo: N) => N
  /** What the draft is about, part by part. */
  partes: (novo: N) => readonly (string | false | null | undefined)[]
  aoComecar: (comeco: Comeco<N, P>) => void
}

/** NOV-16 What there is to begin with: what was left unfinished is offered first. */
export function PreparoDoAssistente<N, P extends string>(props: PreparoDoAssistenteProps<N, P>) {
  const { formulario, titulo, inicial, erro, tentarNovamente, completar, retomar, partes, aoComecar } = props
  const chave = useChaveDoRascunho(formulario)
  const anterior = useRascunhoAnterior<N, P>(chave, completar)
  const semOferta = anterior === null
  useEffect(() => {
    if (semOferta && inicial) aoComecar({ inicial, anterior: null })
  }, [semOferta, inicial, aoComecar])

  function recomecar(doZero: N) {
    void apagarRascunhoComArquivos(chave)
    aoComecar({ inicial: doZero, anterior: null })
  }
  return (
    <div className={estilos.preparo}>
      <AreaDeDados
        carregando={!inicial && !erro}
        erro={erro?.message}
        temDados={inicial !== null}
        aoTentarNovamente={tentarNovamente}
      >
        {anterior && inicial && (
          <OfertaDeContinuar
            titulo={titulo}
            partes={partes(anterior.valores.novo)}
            em={anterior.em}
            aoContinuar={() => {
              const valores = { ...anterior.valores, novo: retomar(anterior.valores.novo) }
              aoComecar({ inicial, anterior: { ...anterior, valores } })
            }}
            aoRecomecar={() => recomecar(inicial)}
          />
        )}
      </AreaDeDados>
    </div>
  )
}

/** A browser whose storage does not answer must not keep anybody from beginning. */
const ESPERA_MS = 3_000

type Lido<N, P extends string> = RascunhoLido<RascunhoDoAssistente<N, P>>

/** What was left unfinished before; undefined while it is being looked for. `completar`: a draft of before an upgrade lacks what came with it. */
function useRascunhoAnterior<N, P extends string>(
  chave: string,
  completar: (novo: N) => N,
): Lido<N, P> | null | undefined {
  const [anterior, setAnterior] = useState<Lido<N, P> | null>()
  useEffect(() => {
    let saiu = false
    const responder = (lido: Lido<N, P> | null) => {
      if (!saiu) setAnterior((antes) => (antes === undefined ? lido : antes))
    }
    const relogio = setTimeout(responder, ESPERA_MS, null)
    void lerRascunhoComArquivos<RascunhoDoAssistente<N, P>>(chave).then((lido) => {
      if (!lido) return responder(null)
      const { em, valores } = lido
      responder({ em, valores: { ...valores, novo: completar(valores.novo) } })
    })
    return () => {
      saiu = true
      clearTimeout(relogio)
    }
  }, [chave, completar])
  return anterior
}
