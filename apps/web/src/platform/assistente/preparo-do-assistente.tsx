import { useEffect } from 'react'
import estilos from '../../ui/assistente/assistente.module.css'
import { OfertaDeContinuar } from '../../ui/assistente/oferta-de-continuar.tsx'
import { AreaDeDados } from '../../ui/retorno/area-de-dados.tsx'
import type { ApiError } from '../api-error.ts'
import { apagarRascunhoComArquivos } from '../rascunhos-com-arquivos.ts'
import { type Comeco, useChaveDoRascunho } from './descricao-do-assistente.ts'
import { useRascunhoAnterior } from './use-rascunho-anterior.ts'

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
