import {
  criarLinkDoOrcamento,
  obterLinkDoOrcamento,
  revogarLinkDoOrcamento,
} from '@balcao/dominio/orcamentos/link'
import { useState } from 'react'
import { useAcao, useConsulta } from '../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

/** VEN-02 The link of a quote. Its address is known here only, and only from when it is made until the dialog closes. */
export function useLinkDoOrcamento(idOrcamento: number) {
  const params = { id: idOrcamento }
  const [criado, setCriado] = useState<{ endereco: string; validade: string } | null>(null)
  const consulta = useConsulta(obterLinkDoOrcamento, { params }, { mostradoNaArea: true })
  const aoFalhar = ({ message }: Error) => avisarErro(message)
  const criar = useAcao(criarLinkDoOrcamento, { aoConcluir: setCriado, aoFalhar })
  const revogar = useAcao(revogarLinkDoOrcamento, {
    aoConcluir: ({ message }) => {
      setCriado(null)
      avisarSucesso(message)
    },
    aoFalhar,
  })
  return {
    consulta,
    criado,
    criando: criar.isPending,
    criar: () => criar.mutate({ params }),
    revogando: revogar.isPending,
    revogar: () => revogar.mutate({ params }),
  }
}
