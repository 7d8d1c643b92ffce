import { EXTENSOES_DE_ANEXO, tipoPeloConteudo } from '@balcao/dominio/arquivos/anexos'
import type { Negocio } from '../../negocio.ts'
import { novaChave } from '../../platform/arquivos/chave.ts'
import { nomeLegivel } from '../../platform/arquivos/guardar-arquivos.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { PASTA_DOS_ANEXOS } from '../tickets/nucleo/guardar-anexos.ts'
import { inserirAnexos } from '../tickets/nucleo/queries-anexos.ts'
import { ligacaoDoWhatsapp } from './ligacao.ts'
import { deQuemEOTicket, gravarMensagem, mensagemPorId, travarMensagemPorId } from './queries.ts'

const BYTES_POR_MB = 1024 * 1024
const MIDIAS = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const
const aceita = (tipo: string | null): tipo is keyof typeof MIDIAS =>
  tipo !== null && (EXTENSOES_DE_ANEXO as readonly string[]).includes(`.${tipo}`)

const NAO_VEIO = 'O arquivo não pôde ser trazido: não existe mais ou passa do tamanho.'
const NAO_SE_ACEITA = 'O arquivo não é de um tipo aceito.'

/** ALC-05 What came with a message becomes an attachment of its entry: within the size, and of what the bytes say it is. */
export async function buscarMidia(negocio: Negocio, mensagemId: number, agora: Date): Promise<void> {
  const mensagem = await mensagemPorId(negocio.banco, mensagemId)
  const ligacao = ligacaoDoWhatsapp(negocio)
  if (!mensagem?.midia || mensagem.ticketId === null || !ligacao) return
  const { midia, ticketId, historicoId } = mensagem
  const { filialId } = await deQuemEOTicket(negocio.banco, ticketId)
  const maximo = negocio.parametros(filialId).tamanhoMaximoArquivoMb * BYTES_POR_MB
  const bytes = await ligacao.api.baixarMidia(midia.id, maximo)
  const extensao = bytes && tipoPeloConteudo(bytes)
  const motivo = bytes === null ? NAO_VEIO : NAO_SE_ACEITA
  if (bytes === null || !aceita(extensao))
    return transacao(negocio.banco, (tx) => gravarMensagem(tx, mensagemId, { motivo, midia: null }))
  const arquivo = novaChave(PASTA_DOS_ANEXOS, extensao)
  await negocio.armazem.gravar(arquivo, bytes, MIDIAS[extensao])
  const guardou = await transacao(negocio.banco, async (tx) => {
    // Asked for twice, it is kept once.
    if (!(await travarMensagemPorId(tx, mensagemId))?.midia) return false
    await inserirAnexos(tx, [
      {
        ticketId,
        historicoId,
        arquivo,
        nomeExibicao: nomeLegivel(midia.nome ?? `whatsapp.${extensao}`),
        midia: MIDIAS[extensao],
        tamanho: bytes.length,
        criadoEm: agora,
      },
    ])
    await gravarMensagem(tx, mensagemId, { midia: null })
    return true
  })
  if (!guardou) await negocio.armazem.remover(arquivo)
}
