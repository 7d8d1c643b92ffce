import type { EntradaDe } from '@balcao/dominio/contrato'
import { enviarDocumento } from '@balcao/dominio/documentacao/contratos'
import { useRef, useState } from 'react'
import type { ApiError } from '../../platform/api-error.ts'
import { useEnvioComProgresso } from '../../platform/envio-com-progresso.ts'
import { novaChave, talvezFeita } from '../../platform/intencoes.ts'

type Corpo = EntradaDe<typeof enviarDocumento, 'corpo'>
type Opcoes = { idCli: number; aoConcluir: () => void; aoFalhar: (erro: ApiError) => void }

/** TIC-13 Sends a paper with news of how much of it has left; the same one, pressed again, is kept once. */
export function useEnvioDoDocumento({ idCli, aoConcluir, aoFalhar }: Opcoes) {
  const [erro, setErro] = useState<ApiError | null>(null)
  const intencao = useRef<{ chave: string; pedido: string; arquivo: File } | null>(null)
  const { enviar, enviando, parte } = useEnvioComProgresso(enviarDocumento, {
    aoConcluir,
    aoFalhar(recusa) {
      if (!talvezFeita(recusa)) intencao.current = null
      setErro(recusa)
      aoFalhar(recusa)
    },
  })

  function mandar(corpo: Corpo, arquivo: File) {
    if (enviando) return
    const pedido = JSON.stringify(corpo)
    const { current: ultima } = intencao
    const atual =
      ultima?.pedido === pedido && ultima.arquivo === arquivo
        ? ultima
        : { chave: novaChave(), pedido, arquivo }
    intencao.current = atual
    setErro(null)
    enviar({ entrada: { params: { idCli }, corpo, arquivos: [arquivo] }, chave: atual.chave })
  }
  return { mandar, enviando, parte, erro, esquecer: () => setErro(null) }
}
