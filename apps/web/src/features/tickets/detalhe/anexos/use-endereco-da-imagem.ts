import { baixarAnexo } from '@balcao/dominio/tickets/detalhe/contratos'
import { useEffect, useState } from 'react'
import { useConteudoDoArquivo } from '../../../../platform/arquivos-do-servidor.ts'
import type { Anexo } from './anexo.ts'

/** The picture of an attachment as an address of this tab, brought with the token and given back when not shown. */
export function useEnderecoDaImagem(idTicket: number, anexo: Anexo, ativa: boolean) {
  const { data, error, refetch } = useConteudoDoArquivo(
    baixarAnexo,
    { params: { idTicket, idAnexo: anexo.id } },
    { ativa },
  )
  const [endereco, setEndereco] = useState<string>()
  const conteudo = data?.conteudo
  useEffect(() => {
    if (!conteudo) return
    const novo = URL.createObjectURL(new Blob([conteudo], { type: anexo.midia }))
    setEndereco(novo)
    return () => URL.revokeObjectURL(novo)
  }, [conteudo, anexo.midia])
  return { endereco, erro: error, tentarNovamente: () => void refetch() }
}
