import { assuntoDoCorreio } from '@balcao/dominio/correio/assunto'
import { validadeDoLink } from '@balcao/dominio/orcamentos/aceite'
import { formatarProtocolo, lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import { carregarParaCliente } from './features/orcamentos/do-cliente/carregar.ts'
import { variaveisDoEmail } from './features/orcamentos/do-cliente/enviar-por-email.ts'
import { orcamentoVisivelPorId } from './features/orcamentos/nucleo/queries-detalhe.ts'
import type { DadosDasPrevias } from './features/textos/previa.ts'
import { nomesParaOsTextos } from './features/tickets/nucleo/queries-textos.ts'
import { ticketVisivelPorProtocolo } from './features/tickets/nucleo/queries-visiveis.ts'

const MAIOR_NUMERO = 2_147_483_647

/** ADM-08 Real data for the preview of a text, of what whoever asks may see; links and codes stay those of the example. */
export const DADOS_DAS_PREVIAS: DadosDasPrevias = {
  async ticket({ tx, sessao }, escolhido) {
    const protocolo = lerProtocolo(escolhido)
    const id = protocolo && (await ticketVisivelPorProtocolo(tx, sessao, protocolo))
    const nomes = id ? await nomesParaOsTextos(tx, id) : null
    if (!nomes) return null
    const { filialId, filial, contato, assunto, tipo, etapa, motivo } = nomes
    return {
      dados: `Ticket ${formatarProtocolo(nomes.protocolo)}`,
      filialId,
      variaveis: {
        contato: contato ?? '',
        protocolo: formatarProtocolo(nomes.protocolo),
        assunto: assuntoDoCorreio(nomes.protocolo, assunto || tipo),
        filial,
        ...(etapa && { etapa }),
        ...(motivo && { motivo: `${motivo}.` }),
      },
    }
  },
  async orcamento({ tx, sessao, negocio, agora }, escolhido) {
    const id = /^\d+$/.test(escolhido) ? Number(escolhido) : 0
    const encontrado = id > 0 && id <= MAIOR_NUMERO ? await orcamentoVisivelPorId(tx, sessao, id) : null
    if (!encontrado) return null
    const { filialId, dataValidade } = encontrado.documento
    const orcamento = await carregarParaCliente(tx, negocio, encontrado, agora)
    const validade = validadeDoLink(dataValidade, negocio.parametros(filialId).linkDoOrcamentoDias, agora)
    const {
      link: _deExemplo,
      mensagem: _escrita,
      ...variaveis
    } = variaveisDoEmail(orcamento, {
      mensagem: '',
      link: '',
      validade,
    })
    return { dados: `Orçamento ${orcamento.numero}`, filialId, variaveis }
  },
}
