import { baixarAnexo } from '@balcao/dominio/tickets/contratos-detalhe'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useDownload } from '../../../../platform/arquivos-do-servidor.ts'
import { avisarErro } from '../../../../ui/retorno/toasts.ts'
import { type Anexo, ehImagem } from './anexo.ts'
import { PreviaDaImagem } from './previa-da-imagem.tsx'

type Anexos = {
  idTicket: number
  /** Pictures in a dialog, PDFs in a new tab, the rest to the disk. */
  abrir(anexo: Anexo): void
  salvar(anexo: Anexo): void
  /** Id of the file that is on its way. */
  baixando: number | null
}

const Contexto = createContext<Anexos | null>(null)

export function useAnexos(): Anexos {
  const anexos = useContext(Contexto)
  if (!anexos) throw new Error('useAnexos needs ProvedorDeAnexos above it')
  return anexos
}

const PDF = 'application/pdf'

/** ENT-04 The one way files of a ticket are opened: with the token, and with the failure told. */
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
      salvar: (anexo) => baixar(anexo),
      abrir(anexo) {
        if (ehImagem(anexo)) setImagem(anexo)
        else baixar(anexo, anexo.midia === PDF ? PDF : undefined)
      },
    }
  }, [idTicket, baixando, mutate])
  return (
    <Contexto value={anexos}>
      {children}
      <PreviaDaImagem anexo={imagem} aoFechar={() => setImagem(null)} />
    </Contexto>
  )
}
