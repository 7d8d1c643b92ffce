import { type ConteudoDoTipo, conteudoDoTipo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import type { TipoEmEdicao } from '@balcao/dominio/tipos-de-tickets/contratos'
import { useEffect, useState } from 'react'
import { apagarRascunho, chaveDoRascunho, guardarRascunho, lerRascunho } from '../../platform/rascunhos.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { comecarHistorico, desfazer, fazer, type Historico, igual, refazer } from './historico-do-rascunho.ts'

type Escrito = {
  historico: Historico<ConteudoDoTipo>
  versao: number
  lido: ConteudoDoTipo
  /** The last answer of the server that was taken into account. */
  visto: TipoEmEdicao
}
type Guardado = Pick<Escrito, 'versao' | 'lido'> & { conteudo: ConteudoDoTipo }

const comoLido = (tipo: TipoEmEdicao, historico: Historico<ConteudoDoTipo>): Escrito => ({
  historico: fazer(historico, tipo.rascunhado),
  versao: tipo.versao,
  lido: tipo.rascunhado,
  visto: tipo,
})

function comecar(tipo: TipoEmEdicao, guardado: Guardado | null): Escrito {
  // What another release of the portal kept may no longer be one; what arrived while the page closed is no change.
  if (
    !guardado ||
    !conteudoDoTipo.safeParse(guardado.conteudo).success ||
    igual(guardado.conteudo, tipo.rascunhado)
  )
    return comoLido(tipo, comecarHistorico(tipo.rascunhado))
  const { conteudo, versao, lido } = guardado
  return { historico: fazer(comecarHistorico(lido), conteudo), versao, lido, visto: tipo }
}

/** ADM-05 The draft as it is being written: it may be undone step by step, and a page that is loaded again finds it. */
export function useRascunhoDoTipo(tipo: TipoEmEdicao) {
  const { colaborador } = useSessao()
  const chave = chaveDoRascunho(colaborador.id, `tipos-de-tickets/${tipo.id}`)
  const [escrito, setEscrito] = useState(() => comecar(tipo, lerRascunho<Guardado>(chave)))
  const { historico, versao, lido, visto } = escrito
  const conteudo = historico.agora
  const alterado = !igual(conteudo, lido)
  // What others did shows at once, unless something was typed here: then the saving tells of it.
  if (visto !== tipo) setEscrito(alterado ? { ...escrito, visto: tipo } : comoLido(tipo, historico))

  useEffect(() => {
    if (alterado) guardarRascunho(chave, { conteudo, versao, lido } satisfies Guardado)
    else apagarRascunho(chave)
  }, [alterado, chave, conteudo, versao, lido])

  const mudarHistorico = (passo: (antes: Historico<ConteudoDoTipo>) => Historico<ConteudoDoTipo> | null) =>
    setEscrito((antes) => ({ ...antes, historico: passo(antes.historico) ?? antes.historico }))
  return {
    conteudo,
    versao,
    alterado,
    mudar: (mudanca: Partial<ConteudoDoTipo>) =>
      mudarHistorico((antes) => fazer(antes, { ...antes.agora, ...mudanca })),
    desfazer: historico.antes.length > 0 ? () => mudarHistorico(desfazer) : null,
    refazer: historico.depois.length > 0 ? () => mudarHistorico(refazer) : null,
    /** It is saved as it was sent. */
    guardado: (enviado: ConteudoDoTipo) =>
      setEscrito((antes) => ({ ...antes, versao: antes.versao + 1, lido: enviado })),
    voltarAoLido: () => setEscrito(({ historico: antes }) => comoLido(tipo, antes)),
  }
}
