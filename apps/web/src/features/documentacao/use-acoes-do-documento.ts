import {
  baixarDocumento,
  type DocumentoDoCliente,
  excluirDocumento,
} from '@balcao/dominio/documentacao/contratos'
import { TIPOS_DE_DOCUMENTO } from '@balcao/dominio/documentacao/tipos'
import { useMemo } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useDownload } from '../../platform/arquivos-do-servidor.ts'
import { useAcao } from '../../platform/consultas.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useConfirmar } from '../../ui/retorno/confirmacao.tsx'
import { avisarErro, avisarSucesso } from '../../ui/retorno/toasts.ts'
import type { AcoesDoDocumento } from './colunas.tsx'

const falhou = (erro: unknown) => avisarErro(mensagemDoErro(erro))

/** CAD-05 A paper is brought, or taken out after a question: the file does not come back. */
export function useAcoesDoDocumento(idCli: number): AcoesDoDocumento {
  const edita = useSessao().pode('CLIENTE_DOCUMENTOS_EDITAR')
  const confirmar = useConfirmar()
  const download = useDownload(baixarDocumento)
  const exclusao = useAcao(excluirDocumento, {
    aoConcluir: () => avisarSucesso('Documento excluído.'),
    aoFalhar: falhou,
  })
  const { mutate: baixar } = download
  const { mutate: excluir } = exclusao
  const baixando = download.isPending ? Number(download.variables.params.idDoc) : null
  const excluindo = exclusao.isPending ? Number(exclusao.variables.params.idDoc) : null
  return useMemo(() => {
    async function perguntarEExcluir({ id: idDoc, tipo, nome }: DocumentoDoCliente) {
      const sim = await confirmar({
        titulo: 'Excluir este documento?',
        mensagem: `${TIPOS_DE_DOCUMENTO[tipo]}: ${nome}. O arquivo não poderá ser recuperado.`,
        confirmar: 'Excluir',
        perigo: true,
      })
      if (sim) excluir({ params: { idCli, idDoc } })
    }
    return {
      baixando,
      excluindo,
      baixar: ({ id: idDoc, nome }) =>
        baixar({ params: { idCli, idDoc }, nomePadrao: nome }, { onError: falhou }),
      excluir: edita ? (documento) => void perguntarEExcluir(documento) : undefined,
    }
  }, [idCli, edita, confirmar, baixar, baixando, excluir, excluindo])
}
