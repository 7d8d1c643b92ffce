import { limparDocumento } from '@balcao/dominio/brasil/documento'
import { consultarDocumento } from '@balcao/dominio/cadastros/contratos'
import { useEffect, useRef } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useLeitura } from '../../../platform/consultas.ts'
import { avisarErro } from '../../../ui/retorno/toasts.ts'
import type { CadastroNovo, PropsDoPasso } from './cadastro-novo.ts'

/** CAD-03 The server's word on the document: free goes on; known stays, with what may be done about it. */
export function useConferirDocumento(novo: CadastroNovo, mudar: PropsDoPasso['mudar']) {
  const ler = useLeitura(consultarDocumento)
  const atual = useRef(novo.documento)
  useEffect(() => {
    atual.current = novo.documento
  })
  return async (): Promise<boolean> => {
    const { documento, prospect } = novo
    try {
      const resposta = await ler({ params: { documento: limparDocumento(documento) } })
      // Typed on meanwhile: this answer is about another one.
      if (atual.current !== documento) return false
      mudar((agora) => ({ ...agora, consultado: { ...resposta, documento } }))
      const doProspect = prospect !== null && resposta.cliente?.id === prospect.idCli
      return resposta.situacao === 'LIVRE' || doProspect
    } catch (erro) {
      avisarErro(mensagemDoErro(erro))
      return false
    }
  }
}
