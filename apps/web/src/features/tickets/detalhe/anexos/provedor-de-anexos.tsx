import { baixarAnexo } from '@balcao/dominio/tickets/detalhe/contratos'
import { type ReactNode, useMemo, useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useDownload } from '../../../../platform/arquivos-do-servidor.ts'
import { avisarErro } from '../../../../ui/retorno/toasts.ts'
import { type Anexo, temPrevia } from './anexo.ts'
import { type Anexos, ContextoDosAnexos } from './use-anexos.ts'

const PDF = 'application/pdf'

/** ENT-04 The one way files of a ticket are opened: with the token, and with the failure told; `PreviaDaImagem` shows the open picture, or plays what is heard or seen. */
export function ProvedorDeAnexos({ idTicket, children }: { idTicket: number; children: ReactNode }) {
  const [imagem, setImagem] = useState<Anexo | null>(null)
  const { mutate, isPending, variables } = useDownload(baixarAnexo)
  const baixando = isPending ? Number(variables.params.idAnexo) : null
  const anexos = useMemo<Anexos>(() => {
    const baixar = (anexo: Anexo, abrirComo?: typeof PDF) =>
      mutate(
        { params: { idTicket, idAnexo: anexo.id }, nomePadrao: anexo.nome_exibicao, abrirComo },
        { onError: (erro) => avisarErro(`${anexo.nome_exibicao}: ${mensagemDoErro(erro)}`) },
      )
    return {
      idTicket,
      baixando,
      imagem,
      fecharImagem: () => setImagem(null),
      salvar: (anexo) => baixar(anexo),
      abrir(anexo) {
        if (temPrevia(anexo)) setImagem(anexo)
        else baixar(anexo, anexo.midia === PDF ? PDF : undefined)
      },
    }
  }, [idTicket, baixando, imagem, mutate])
  return <ContextoDosAnexos value={anexos}>{children}</ContextoDosAnexos>
}
